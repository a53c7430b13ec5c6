const island = /<\/?astro-island(?:\s+[\w:-]+(?:="[^"]*")?)*\s*>/g;
/** Astro's own, inside the page; scripts that have an address and data stay. */
const inlineScript =
  /<script(?![^>]*\s(?:src=|type="(?:application\/ld\+json|speculationrules)"))[^>]*>[\s\S]*?<\/script>/g;

/**
 * A page as it is where its island never wakes: its words, its styles, the enhancements and, as for a
 * visitor without JavaScript, other ways to write in place of a form. A page without an island stays as
 * it is.
 */
export function withoutIsland(html: string): string {
  if (html.search(island) === -1) return html;
  return html
    .replace(inlineScript, "")
    .replace(island, "")
    .replace(/<form\b[\s\S]*?<\/form>/g, "")
    .replace(/<noscript>([\s\S]*?)<\/noscript>/g, "$1");
}
