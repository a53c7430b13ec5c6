/**
 * Runs inline in the head of a page with a form, before anything is typed. It saves each text as it is typed, under the
 * name of its field, in the tab's own storage, and the moment under "". So a text is safe before the script arrives,
 * after a crash of React, and in a page that a browser has translated. What fits the pattern `data-unsaved` is not saved.
 */
export const saveDrafts = (): void => {
  addEventListener("input", ({ target: field }) => {
    const draft = field instanceof HTMLElement && field.closest<HTMLElement>("[data-draft]");
    // A hidden field is no text of the visitor's.
    if (!draft || !("value" in field && "name" in field) || field.closest("[hidden]")) return;
    const key = `draft:${draft.dataset["draft"]}`;
    const now = Date.now();
    const isSecret = new RegExp(field.dataset["unsaved"] ?? "^$", "iu").test(`${field.value}`);
    let texts = { "": now, [`${field.name}`]: isSecret ? "" : field.value };
    try {
      const before = JSON.parse(sessionStorage[key]);
      // A draft that has ended, or is from a time to come (`draft.ts`), gets no new moment.
      if (before[""] <= now && now - before[""] < 604_800_000) texts = { ...before, ...texts };
    } catch {
      // There is no draft, or one that cannot be read.
    }
    try {
      sessionStorage[key] = JSON.stringify(texts);
    } catch {
      // Without storage there is no draft.
    }
  });
};
