// These functions run in the page, each alone, and use only what Chrome 80 has.

export function pointOf(css: string, text: string): { x: number; y: number } | { why: string } {
  const wordsOf = (element: Element) =>
    `${element.getAttribute("aria-label") || element.textContent}`.replace(/\s+/g, " ").trim();
  const shown = [...document.querySelectorAll(css)].filter((element) => {
    return (
      element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible"
    );
  });
  const element =
    shown.find((candidate) => text === "" || wordsOf(candidate) === text) ||
    shown.find((candidate) => wordsOf(candidate).includes(text));
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

/** Donate's last island wakes when it is near. The element of an island has no box. */
export function seeIslands(): void {
  document.documentElement.style.scrollBehavior = "auto";
  for (const inside of document.querySelectorAll("astro-island > *")) inside.scrollIntoView();
}

export function disabledIn(css: string): string[] {
  return [...document.querySelectorAll(`${css} :disabled`)].map(({ outerHTML }) => outerHTML);
}

export function heldBy(css: string): string | null {
  return document.querySelector<HTMLInputElement>(css)?.value ?? null;
}

export function textsOf(css: string): string[] {
  return [...document.querySelectorAll(css)].map((element) => `${element.textContent}`.trim());
}

export function hasFocus(css: string): boolean {
  return document.querySelector(css)?.contains(document.activeElement) ?? false;
}

export function lookOfPage() {
  const root = document.documentElement;
  const paints = [root, document.body].map((element) => getComputedStyle(element).backgroundColor);
  const logo = document.querySelector("header a svg");
  const logoWidth = logo ? logo.getBoundingClientRect().width : 0;
  return {
    width: root.clientWidth,
    contentWidth: document.scrollingElement ? document.scrollingElement.scrollWidth : 0,
    paint: paints.find((paint) => paint !== "rgba(0, 0, 0, 0)"),
    logoFits: logoWidth > 10 && logoWidth < 60,
  };
}

export async function usesOwnFont(): Promise<boolean> {
  const heading = document.querySelector("h1");
  if (heading === null) return false;
  const { fontFamily, fontWeight } = getComputedStyle(heading);
  // Only letters count, because space and digits may come from another file.
  const [letters = ""] = /\p{L}{2,}/u.exec(`${heading.textContent}`) ?? [];
  const face = `${fontWeight} 20px ${fontFamily.split(",")[0]}`;
  const faces = await document.fonts.load(face, letters).catch(() => []);
  return faces.some(({ status }) => status === "loaded");
}

export async function isCached(path: string): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.active) return false;
  return (await caches.match(path)) !== undefined;
}

/** Runs in each page before its scripts, because some drivers cannot read the console. */
export function watchPage(): void {
  const note = (problem: string) => {
    const noted: string[] = JSON.parse(sessionStorage.getItem("browser-test-problems") || "[]");
    sessionStorage.setItem("browser-test-problems", JSON.stringify([...noted, problem]));
  };
  addEventListener(
    "error",
    ({ target, message }) => {
      const { src, href } = Object(target);
      note(target instanceof Element ? `not loaded: ${src || href}` : `page error: ${message}`);
    },
    true,
  );
  const { error } = console;
  console.error = (...words) => {
    note(`console error: ${words.join(" ")}`);
    error(...words);
  };
  addEventListener("unhandledrejection", ({ reason }) => note(`page error: ${reason}`));
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    note(`policy violation: ${effectiveDirective} ${blockedURI}`);
  });
}

/** Gives all problems since the last call, also those of earlier pages, and clears the storage. */
export function takeProblems(): string[] {
  // A blank page has no storage.
  if (!location.protocol.startsWith("http")) return [];
  const noted = sessionStorage.getItem("browser-test-problems") || "[]";
  sessionStorage.clear();
  localStorage.clear();
  return JSON.parse(noted);
}
