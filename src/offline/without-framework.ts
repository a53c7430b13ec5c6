/**
 * A page with a form as it is where the framework never arrives: its words, its styles, the page script
 * and, as for a visitor without JavaScript, other ways to write in place of the form. The framework's
 * scripts are those inside the page and the modules; what is data stays.
 */
export function withoutFramework(html: string): string {
  return html
    .replace(
      /<script(?![^>]*\s(?:src=|type="(?:application\/ld\+json|speculationrules)"))[^>]*>[\s\S]*?<\/script>/g,
      "",
    )
    .replace(/<\/?astro-island(?:\s+[\w:-]+(?:="[^"]*")?)*\s*>/g, "")
    .replace(/<form\b[\s\S]*?<\/form>/g, "")
    .replace(/<noscript>([\s\S]*?)<\/noscript>/g, "$1");
}
