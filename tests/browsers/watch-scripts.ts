/**
 * Runs before the scripts of every page: what only events tell is put on the console, from which
 * problems are collected.
 */
export const watchEvents = `
addEventListener("securitypolicyviolation", (event) => {
  console.error("policy violation: " + event.effectiveDirective + " " + event.blockedURI);
});
addEventListener("error", ({ target }) => {
  if (target instanceof Element) console.error("not loaded: " + (target.src || target.href));
}, true);`;

/** Where the script below keeps problems: a page's end must not lose them. */
const storageKey = "browser-test-problems";

/**
 * The same for a browser whose console cannot be read. A server has to put it first into every page
 * as a file of its own, which the site's policy allows.
 */
export const watchAll = `
const note = (problem) => {
  const noted = JSON.parse(sessionStorage.getItem("${storageKey}") || "[]");
  sessionStorage.setItem("${storageKey}", JSON.stringify([...noted, problem]));
};
for (const level of ["error", "warn"]) {
  const write = console[level];
  console[level] = (...words) => {
    note(level + ": " + words.join(" "));
    write.apply(console, words);
  };
}
addEventListener("error", ({ message }) => message && note("page error: " + message));
addEventListener("unhandledrejection", ({ reason }) => note("page error: " + reason));
${watchEvents}`;

/** Gives what `watchAll` has noted, as JSON, and forgets it. */
export const takeNoted = `(() => {
  // A page that is no site's has no storage.
  if (!location.protocol.startsWith("http")) return "[]";
  const noted = sessionStorage.getItem("${storageKey}") || "[]";
  sessionStorage.removeItem("${storageKey}");
  return noted;
})()`;
