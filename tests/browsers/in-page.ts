// These functions run in the page, each alone, and use only what Chrome 80 has.

export function pointOf(css: string, text: string): { x: number; y: number } | { why: string } {
  const wordsOf = (element: Element) =>
    `${element.getAttribute("aria-label") || element.textContent}`.replace(/\s+/g, " ").trim();
  const shown = [...document.querySelectorAll(css)].filter((element) => {
    const { visibility } = getComputedStyle(element);
    return element.getClientRects().length > 0 && visibility === "visible";
  });
  const element =
    shown.find((one) => text === "" || wordsOf(one) === text) ||
    shown.find((one) => wordsOf(one).includes(text));
  if (!element) return { why: "it is not shown" };
  if (element.matches(":disabled")) return { why: "it is disabled" };
  document.documentElement.style.scrollBehavior = "auto";
  element.scrollIntoView({ block: "center" });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const hit = document.elementFromPoint(x, y);
  if (hit !== null && (element.contains(hit) || hit.contains(element))) return { x, y };
  return { why: `it is covered by ${hit ? hit.outerHTML.slice(0, 80) : "nothing on the screen"}` };
}

export function isChosen(css: string): boolean {
  const field = document.querySelector<HTMLInputElement>(css);
  if (field === null || document.activeElement !== field) return false;
  field.select();
  return true;
}

/** Gives -1 while the page loads its HTML. */
export function resourceCount(): number {
  if (document.readyState !== "complete") return -1;
  return performance.getEntriesByType("resource").length;
}

export function disabledIn(css: string): string[] {
  return [...document.querySelectorAll(`${css} :disabled`)].map((element) =>
    `${element.tagName} ${element.textContent}`.replace(/\s+/g, " ").slice(0, 40),
  );
}

export function heldBy(css: string): string | null {
  const field = document.querySelector<HTMLInputElement>(css);
  return field?.value ?? null;
}

export function textsOf(css: string): string[] {
  return [...document.querySelectorAll(css)]
    .filter((element) => element.getClientRects().length > 0)
    .map((element) => `${element.textContent}`.replace(/[\t\n\r ]+/g, " ").trim());
}

export function hasFocus(css: string): boolean {
  const found = document.querySelector(css);
  return found?.contains(document.activeElement) ?? false;
}

export function valueUnder(term: string): string | null {
  const found = [...document.querySelectorAll("dt")].find(
    (element) => `${element.textContent}`.trim() === term,
  );
  const value = found?.parentElement?.querySelector("dd");
  return value ? `${value.textContent}`.trim() : null;
}

export function forget(): void {
  if (!location.protocol.startsWith("http")) return;
  sessionStorage.clear();
  localStorage.clear();
}
