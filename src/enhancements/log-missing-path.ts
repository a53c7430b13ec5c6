/** The not-found page logs the path that was tried (specification, section 2). */
export function logMissingPath(): void {
  for (const _ of document.querySelectorAll("[data-not-found]"))
    console.warn(404, location.pathname);
}
