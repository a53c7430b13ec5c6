import { rewritePages } from "./site-files.ts";

/**
 * Which pages the browser may load before they are asked for (HTML, "Speculative loading"): the page
 * behind a link that a finger or pointer rests on, so that it is there when the link is followed.
 * Fetched, not prerendered: a page is its HTML, some 10 KB, while rendering Donate unseen would load the
 * framework and ask the rate services. Browsers do nothing of this for a visitor who spares data.
 */
const rules = {
  prefetch: [
    {
      where: {
        and: [{ href_matches: "/*" }, { not: { selector_matches: "[href^='#'],[aria-current]" } }],
      },
      eagerness: "moderate",
    },
  ],
} as const;

/** Puts the rules into every page; the page's policy must be made afterwards. */
export async function writeSpeculationRules(folder: string): Promise<void> {
  const script = `<script type="speculationrules">${JSON.stringify(rules)}</script>`;
  await rewritePages(folder, (html) => html.replace("</head>", () => `${script}</head>`));
}
