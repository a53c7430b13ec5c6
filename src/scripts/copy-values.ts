/** Some browsers ask the visitor first, and some never answer. */
const answerWithinMs = 700;

/** The draft of this tab that says which payee was copied (`src/forms/draft.ts`). */
const draftKey = "draft:copied";

const copyables = () => document.querySelectorAll<HTMLElement>("[data-copyable]");

/** What the page shows now. `data-value` is the same without spaces and units. */
const textOf = (shown: HTMLElement) => shown.dataset["value"] ?? shown.textContent ?? "";

/** The element that shows what a button copies, unless it is hidden. */
function shownFor(button: HTMLElement | null): HTMLElement | undefined {
  const shown = document.getElementById(button?.dataset["copy"] ?? "");
  return shown?.getClientRects().length ? shown : undefined;
}

/**
 * Copies what a button with `data-copy` names, with and without React. Styles show the result, which stands in
 * `data-result` of the element around the button: "copied", "refused" or, in a tab that is opened again, "returned".
 */
export function copyOnPress(): void {
  addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>("[data-copy]");
    if (button) copyValue(button);
  });
  for (const pressed of document.querySelectorAll<HTMLElement>("[data-pressed]"))
    copyValue(pressed);
  showReturned();
}

function copyValue(button: HTMLElement): void {
  const shown = shownFor(button);
  if (!shown) return;
  const text = textOf(shown);
  if (shown.closest("[data-payee]")) {
    dispatchEvent(new Event("payee-wanted"));
  }
  if ("remembered" in button.dataset) noteCopied(text);
  const answer = (result: "copied" | "refused") => {
    // An island may have another value by now, and then it has made a new element.
    const around = button.closest<HTMLElement>("[data-copyable]");
    if (!around?.isConnected) return;
    around.dataset["result"] = result;
    if (result === "refused") selectText(text, shown);
    else dispatchEvent(new CustomEvent("copied", { detail: button.dataset }));
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

/** Selects exactly the text. If the page shows it with spaces or a unit, a second element has it meanwhile. */
function selectText(text: string, shown: HTMLElement): void {
  const selection = getSelection();
  if (shown.textContent === text) {
    selection?.selectAllChildren(shown);
    return;
  }
  const exact = document.createElement("bdi");
  exact.dir = "ltr";
  exact.translate = false;
  exact.textContent = text;
  exact.className = "exact-value";
  shown.after(exact);
  selection?.selectAllChildren(exact);
  const removeExact = () => {
    if (selection?.containsNode(exact, true)) return;
    exact.remove();
    document.removeEventListener("selectionchange", removeExact);
  };
  document.addEventListener("selectionchange", removeExact);
}

function noteCopied(payee: string): void {
  try {
    sessionStorage[draftKey] = JSON.stringify({ payee, "": Date.now() });
  } catch {
    // Without storage the tab does not remember it.
  }
}

/** A phone may close the tab while Bankily is open. Whoever comes back must not be led to give again. */
function showReturned(): void {
  try {
    const draft: unknown = JSON.parse(sessionStorage[draftKey] ?? "null");
    if (!(draft instanceof Object && "payee" in draft && "" in draft)) return;
    if (Date.now() - Number(draft[""]) > 604_800_000) return;
    for (const around of copyables()) {
      const shown = shownFor(around.querySelector("[data-remembered]"));
      if (shown && textOf(shown) === draft.payee) around.dataset["result"] ??= "returned";
    }
  } catch {
    // Without storage nothing is remembered.
  }
}
