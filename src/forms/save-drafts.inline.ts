/**
 * Runs inline in the head of a page with a form, before anything is typed. It saves each text as it is typed, under the
 * name of its field, in the tab's own storage, and the moment under "". So a text is safe before the script arrives,
 * after a crash of React, and in a page that a browser has translated.
 */
export const saveDrafts = (): void => {
  addEventListener("input", ({ target: field }) => {
    const draft = field instanceof HTMLElement && field.closest<HTMLElement>("[data-draft]");
    // A hidden field is no text of the visitor's.
    if (!draft || !("value" in field) || field.closest("[hidden]")) return;
    try {
      const key = `draft:${draft.dataset["draft"]}`;
      const texts = { ...JSON.parse(sessionStorage[key] ?? "{}"), "": Date.now() };
      texts[`${field.getAttribute("name")}`] = field.value;
      sessionStorage[key] = JSON.stringify(texts);
    } catch {
      // Without storage there is no draft.
    }
  });
};
