/**
 * A page as a visitor has it whose framework never arrives: its words, its styles and the page script.
 * The framework's scripts are those inside the page and the modules; data for search engines stays.
 */
export function withoutFramework(html: string): string {
  return html
    .replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, "")
    .replace(
      /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>[\s\S]*?<\/script>/g,
      "",
    );
}
