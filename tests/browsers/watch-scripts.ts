/** Runs in each page before anything else: not every driver can read its browser's console. */
export function watchPage(): void {
  const note = (problem: string) => {
    const noted: string[] = JSON.parse(sessionStorage.getItem("browser-test-problems") || "[]");
    sessionStorage.setItem("browser-test-problems", JSON.stringify([...noted, problem]));
  };
  for (const level of ["error", "warn"] as const) {
    // biome-ignore lint/suspicious/noConsole: it is what is watched
    const write = console[level];
    console[level] = (...words) => {
      note(`${level}: ${words.join(" ")}`);
      write.apply(console, words);
    };
  }
  addEventListener(
    "error",
    ({ target, message }) => {
      const { src, href } = Object(target);
      note(target instanceof Element ? `not loaded: ${src || href}` : `page error: ${message}`);
    },
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => note(`page error: ${reason}`));
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    note(`policy violation: ${effectiveDirective} ${blockedURI}`);
  });
}

/** Runs in the page: all since it was last asked, which a page's end does not lose. */
export function takeProblems(): string[] {
  // A page that is no site's has no storage.
  if (!location.protocol.startsWith("http")) return [];
  const noted = sessionStorage.getItem("browser-test-problems") || "[]";
  sessionStorage.removeItem("browser-test-problems");
  return JSON.parse(noted);
}
