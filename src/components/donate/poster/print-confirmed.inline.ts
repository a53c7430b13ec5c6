/**
 * Runs after the poster. Paper outlives every correction, so the button prints only when the network has just confirmed
 * the poster's payee. Otherwise the page says what keeps it from printing (`src/lib/payee/watch-payee.ts`).
 */
export const printConfirmed = (): void => {
  // After that the dialog would surprise the visitor.
  const answerWithinMs = 10_000;
  let pressedAt = Number.POSITIVE_INFINITY;
  // A late typeface of "font-display: optional" would wait for the next page.
  const printInTypeface = async () => {
    for (const face of document.fonts) face.display = "swap";
    await document.fonts.ready;
    print();
  };
  const requestCheck = () => dispatchEvent(new Event("payee-wanted"));
  document.querySelector("[data-print]")?.addEventListener("click", () => {
    pressedAt = Date.now();
    requestCheck();
  });
  addEventListener("payee-confirmed", (event) => {
    // The answer to an earlier question does not count.
    if (!(event instanceof CustomEvent && event.detail >= pressedAt)) return;
    if (Date.now() - pressedAt < answerWithinMs) void printInTypeface();
    pressedAt = Number.POSITIVE_INFINITY;
  });
  // The browser's own print command cannot wait, so the page says afterwards whether the payee was right.
  addEventListener("beforeprint", requestCheck);
};
