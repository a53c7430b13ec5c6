import { askPayee, hidesPayee } from "../../payee/ask-payee.ts";

/** How long a press waits for the network. Later nobody expects the dialog. */
const answerWithinMs = 10_000;

/** Paper outlives every correction, so the poster waits until the network has confirmed its payee. */
const printConfirmed = () => {
  if (!hidesPayee()) print();
};

document.querySelector("[data-print]")?.addEventListener("click", () => {
  addEventListener("payee-heard", printConfirmed, { once: true });
  setTimeout(() => removeEventListener("payee-heard", printConfirmed), answerWithinMs);
  askPayee();
});
// The browser's own command does not wait, but the page tells afterwards.
addEventListener("beforeprint", askPayee);
