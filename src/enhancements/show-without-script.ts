/**
 * Runs in the head of pages with an island. When the script of an island does not come, as for a
 * saved page whose form was never opened, the page shows its parts for browsers without a script.
 * With a connection the form stays, since somebody may have typed into it.
 */
export const showWithoutScript =
  'addEventListener("astro:hydration-error",e=>{if(navigator.onLine)return;' +
  'document.documentElement.dataset.unscripted="";e.preventDefault()});';
