/**
 * Runs inline after the poster. Paper outlives every correction, so the button prints only when the network has just
 * confirmed the poster's payee.
 */
export const printConfirmed = (): void => {
  // After that the dialog would surprise the visitor.
  const answerWithinMs = 10_000;
  const root = document.documentElement;
  const payee = document.querySelector<HTMLMetaElement>("[name=payee]");
  // The page then says what keeps it from printing (`watch-payee.ts`).
  const requestPayeeCheck = () => dispatchEvent(new Event("payee-wanted"));
  let pressedAt = 0;
  document.querySelector("[data-print]")?.addEventListener("click", async ({ timeStamp }) => {
    pressedAt = timeStamp;
    requestPayeeCheck();
    const mark = await fetch("/payee.txt", { cache: "no-store" })
      .then((response) => response.text())
      .catch(() => "");
    const isAwaited = pressedAt === timeStamp && performance.now() - timeStamp < answerWithinMs;
    if (mark === payee?.content && isAwaited && !("payeeHidden" in root.dataset)) print();
  });
  // The browser's own print command cannot wait, so the page says afterwards whether the payee was right.
  addEventListener("beforeprint", requestPayeeCheck);
};
