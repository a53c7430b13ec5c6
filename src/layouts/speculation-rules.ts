/**
 * Which pages the browser may load before they are asked for (HTML, "Speculative loading"): the page
 * behind a link that a finger or pointer rests on, so that it is there when the link is followed.
 * Fetched, not prerendered: a page is its HTML, some 10 KB, while rendering Donate unseen would load
 * React and ask the rate services. Browsers do nothing of this for a visitor who spares data.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [{ href_matches: "/*" }, { not: { selector_matches: "[href^='#'],[aria-current]" } }],
      },
      eagerness: "moderate",
    },
  ],
});
