/** The not-found page logs the path that was tried (specification, section 2). */
export function logMissingPath(): void {
  if (document.querySelector("[data-not-found]")) console.warn("404", location.pathname);
}
