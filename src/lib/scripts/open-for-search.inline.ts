/**
 * Runs inline. Opens what is folded in browsers whose search does not look into it. Those that look and open have the
 * event `beforematch` (HTML, "Interaction with details and hidden=until-found").
 */
export const openForSearch = (): void => {
  if ("onbeforematch" in document.body) return;
  for (const part of document.querySelectorAll<HTMLDetailsElement>("main li>details")) {
    part.open = true;
  }
};
