/* The script of a page with islands has Astro's own code too, because each request costs a round trip. */
import "./island-directives.ts";
import "astro/runtime/server/astro-island.js";
import "./page-script.ts";

/**
 * When the script of an island does not come because nothing answers, as for a saved page whose form was never opened,
 * the page shows its parts for browsers without a script. While the site answers, the form stays: somebody may have
 * typed into it.
 */
addEventListener("astro:hydration-error", (event) => {
  event.preventDefault();
  fetch("/payee.txt", { cache: "no-store" }).then(
    () => console.error("detail" in event ? event.detail : event),
    () => {
      document.documentElement.dataset["unscripted"] = "";
    },
  );
});
