/** Runs in the head, before anything is drawn: hides the payee (`payee.css`) unless `stateOf` would show it. */
export const hidePayee = (pageMark: string, key: string, confirmationLifeMs: number): void => {
  try {
    const [mark, at] = localStorage[key].split(" ");
    const age = Date.now() - Number(at);
    if (mark === pageMark && age >= 0 && age <= confirmationLifeMs) return;
    document.documentElement.dataset["payeeHidden"] = "";
  } catch {
    // Nothing is known on a first visit, or without storage.
  }
};
