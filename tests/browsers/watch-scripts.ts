/** Runs in each page before its scripts, since some drivers cannot read the console. */
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

/** Gives the problems since the last call, also those of pages that were left. Runs in the page. */
export function takeProblems(): string[] {
  // An empty page has no storage.
  if (!location.protocol.startsWith("http")) return [];
  const noted = sessionStorage.getItem("browser-test-problems") || "[]";
  sessionStorage.removeItem("browser-test-problems");
  return JSON.parse(noted);
}
