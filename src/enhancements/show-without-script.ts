/**
 * Runs in the head of pages with an island. When the script of an island does not come, as for a
 * saved page whose form was never opened, the page shows its parts for browsers without a script.
 */
export const showWithoutScript =
  'addEventListener("astro:hydration-error",e=>{' +
  'document.documentElement.dataset.unscripted="";e.preventDefault()});';
