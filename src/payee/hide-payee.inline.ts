/**
 * Runs in the head, before anything is drawn: hides the payee (`payee.css`) unless `stateOf` would show it.
 * @param own the page's mark
 * @param key of the storage
 * @param holds how long a confirmation holds, in milliseconds
 */
export const hidePayee = (own: string, key: string, holds: number): void => {
  try {
    const [mark, at] = localStorage[key].split(" ");
    const age = Date.now() - Number(at);
    if (mark === own && age >= 0 && age <= holds) return;
    document.documentElement.dataset["payeeHidden"] = "";
  } catch {
    // Nothing is known on a first visit, or without storage.
  }
};
