export const watchEvents = `
addEventListener("securitypolicyviolation", (event) => {
  console.error("policy violation: " + event.effectiveDirective + " " + event.blockedURI);
});
addEventListener("error", ({ target }) => {
  if (target instanceof Element) console.error("not loaded: " + (target.src || target.href));
}, true);`;

/** A page's end must not lose what is kept under it. */
const storageKey = "browser-test-problems";

/** For a browser whose console cannot be read; as a file of its own, for the policy's sake. */
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

export const takeNoted = `(() => {
  // A page that is no site's has no storage.
  if (!location.protocol.startsWith("http")) return "[]";
  const noted = sessionStorage.getItem("${storageKey}") || "[]";
  sessionStorage.removeItem("${storageKey}");
  return noted;
})()`;
