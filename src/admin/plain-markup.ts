/** The elements of a hint or a message of Sveltia CMS: words, and links to its documents. */
const element =
  /<\/?(?:a|b|br|code|del|em|i|li|ol|p|span|strong|ul|wbr)(?:\s+(?:class|href|rel|target|title)="(?:(?!javascript:|data:)[^"<>])*")*\s*\/?>/giu;

/**
 * Whether HTML is plain markup, nothing that could run or load. Sveltia CMS puts its hints into the page
 * as HTML, cleaned but as a string, which the page's policy (Trusted Types) refuses without our leave.
 */
export function isPlainMarkup(html: string): boolean {
  return !html.replace(element, "").includes("<");
}
