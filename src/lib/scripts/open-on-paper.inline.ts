/** Runs inline. Opens what is folded before it is printed. */
export const openOnPaper = (): void => {
  addEventListener("beforeprint", () => {
    const folded = "main article>details,main li>details";
    for (const part of document.querySelectorAll<HTMLDetailsElement>(folded)) part.open = true;
  });
};
