import { askPayee, hidesPayee } from "../../payee/ask-payee.ts";

/** How long a press waits for the network. After that the dialog would surprise the visitor. */
const answerWithinMs = 10_000;

let pressedAt = 0;

document.querySelector("[data-print]")?.addEventListener("click", () => {
  pressedAt = Date.now();
  askPayee();
});
// Paper outlives every correction, so the poster waits until the network has confirmed its payee.
addEventListener("payee-heard", () => {
  const isAwaited = Date.now() - pressedAt < answerWithinMs;
  pressedAt = 0;
  if (isAwaited && !hidesPayee()) print();
});
// The browser's own print command cannot wait, so the page says afterwards whether the payee was right.
addEventListener("beforeprint", askPayee);
