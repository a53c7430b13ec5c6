/**
 * Runs after the poster. Paper outlives every correction, so the button prints only when the network has just confirmed
 * the poster's payee. Otherwise the page says what keeps it from printing (`src/lib/payee/watch-payee.ts`).
 */
export const printConfirmed = (): void => {
  // After that the dialog would surprise the visitor.
  const answerWithinMs = 10_000;
  let pressedAt = Number.POSITIVE_INFINITY;
  const requestCheck = () => dispatchEvent(new Event("payee-wanted"));
  document.querySelector("[data-print]")?.addEventListener("click", () => {
    pressedAt = Date.now();
    // Otherwise a late typeface would wait for the next page.
    for (const face of document.fonts) face.display = "swap";
    requestCheck();
  });
  addEventListener("payee-confirmed", (event) => {
    // The answer to an earlier question does not count.
    if (!(event instanceof CustomEvent && event.detail >= pressedAt)) return;
    if (Date.now() - pressedAt < answerWithinMs) void document.fonts.ready.then(() => print());
    pressedAt = Number.POSITIVE_INFINITY;
  });
  // The browser's own print command cannot wait, so the page says afterwards whether the payee was right.
  addEventListener("beforeprint", requestCheck);
};
