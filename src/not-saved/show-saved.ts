/** Runs inline: shows the links to the pages that the worker has saved. */
export const showSaved =
  'for(let i of document.querySelectorAll("[data-saved]"))' +
  'caches.match(i.querySelector("a").pathname,{ignoreVary:!0}).then(s=>{i.hidden=!s})';
