/**
 * Folds the answers on a phone, except that for families. It runs inline after the answers, before the browser draws them. The
 * browser's search opens a folded answer by itself (`beforematch`); an address opens it here.
 */
export const foldAnswers = (): void => {
  if (!("onbeforematch" in document) || innerWidth >= 1024) return;
  const fold = (answer: Element | null, open: boolean) => {
    if (answer?.firstElementChild instanceof HTMLDetailsElement)
      answer.firstElementChild.open = open;
  };
  const openAddressed = () => fold(document.getElementById(location.hash.slice(1)), true);
  for (const answer of document.querySelectorAll(".question:not(#ask-for-help)"))
    fold(answer, false);
  for (const index of document.querySelectorAll<HTMLElement>("main nav")) index.hidden = true;
  openAddressed();
  addEventListener("hashchange", openAddressed);
};
