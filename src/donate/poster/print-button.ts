import { askPayee, hidesPayee } from "../../payee/ask-payee.ts";

/** Paper outlives every correction, so the poster waits until the network has confirmed its payee. */
const printConfirmed = () => {
  if (!hidesPayee()) print();
};

document.querySelector("[data-print]")?.addEventListener("click", () => {
  addEventListener("payee-heard", printConfirmed, { once: true });
  askPayee();
});
// The browser's own command does not wait, but the page tells afterwards.
addEventListener("beforeprint", askPayee);
