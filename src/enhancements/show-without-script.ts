/**
 * Runs in the head of pages with an island. When the script of an island does not come since nothing answers, as
 * for a saved page whose form was never opened, the page shows its parts for browsers without a script. While the
 * site answers, the form stays: somebody may have typed into it.
 */
export const showWithoutScript =
  'addEventListener("astro:hydration-error",e=>{e.preventDefault();' +
  'fetch("/payee.txt",{cache:"no-store"}).then(()=>console.error(e.detail.error),' +
  '()=>{document.documentElement.dataset.unscripted=""})});';
