/** Some browsers ask the visitor first, and some never answer. */
const answerWithinMs = 700;

/** The entry of the tab's storage that says which payee was copied. */
const copiedKey = "copied";

/** The exact text around a button, which React writes in the same moment as the text that everybody sees. */
const exactIn = (around: Element) => around.querySelector<HTMLElement>("[data-exact]");

/**
 * Copies what stands beside a button with `data-copy`, with and without React. Styles show the result, which stands in
 * `data-result` of the element around the button: "copied", "refused", "copied-before" or, in a tab that is opened again, "returned".
 */
export function copyOnPress(): void {
  addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    // A press on the number of the slip is one on the first button.
    const button = target.closest("[data-copies]")
      ? document.querySelector<HTMLElement>("[data-copy]")
      : target.closest<HTMLElement>("[data-copy]");
    if (button) copyValue(button);
  });
  for (const pressed of document.querySelectorAll<HTMLElement>("[data-pressed]")) {
    copyValue(pressed);
  }
  showReturned();
}

function copyValue(button: HTMLElement): void {
  const around = button.closest<HTMLElement>("[data-copyable]");
  const exact = around && exactIn(around);
  // A press must copy neither a payee that is hidden, nor an amount that the visitor has changed since.
  const isSeen = button.offsetParent && getComputedStyle(button).visibility === "visible";
  if (!exact || !isSeen) return;
  const text = exact.textContent;
  if (button.closest("[data-payee]")) dispatchEvent(new Event("payee-wanted"));
  if ("remembered" in button.dataset) remember(text);
  const answer = (result: "copied" | "refused") => {
    // An island may have another value by now, and then it has made a new element.
    if (!around.isConnected) return;
    around.dataset["result"] = result;
    if (result === "refused") getSelection()?.selectAllChildren(exact);
    else {
      dispatchEvent(new CustomEvent("copied", { detail: button.dataset }));
      markButtonsOf(text, "copied-before");
    }
    around.querySelector("[aria-live]")?.scrollIntoView({ block: "nearest" });
  };
  const timer = setTimeout(answer, answerWithinMs, "refused");
  // Without https a browser has no clipboard.
  const written = navigator.clipboard?.writeText(text) ?? Promise.reject();
  // A late success of the clipboard still counts.
  written
    .then(() => answer("copied"))
    .catch(() => answer("refused"))
    .finally(() => clearTimeout(timer));
}

function remember(payee: string): void {
  try {
    sessionStorage[copiedKey] = payee;
  } catch {
    // Without storage the tab does not remember it.
  }
}

/** A phone may close the tab while Bankily is open. Whoever comes back must not be led to give again. */
function showReturned(): void {
  try {
    markButtonsOf(sessionStorage[copiedKey], "returned");
  } catch {
    // Without storage nothing is remembered.
  }
}

/** The slip and the second step copy the same payee. A press on one shows at the other, which says nothing aloud. */
function markButtonsOf(payee: string | undefined, result: "copied-before" | "returned"): void {
  for (const button of document.querySelectorAll("[data-remembered]")) {
    const around = button.closest<HTMLElement>("[data-copyable]");
    if (!around || around.dataset["result"] === "copied") continue;
    if (exactIn(around)?.textContent === payee) around.dataset["result"] = result;
  }
}
