import { withPolicy } from "../content-security-policy.ts";
import { withStyles } from "../styles/page-styles.ts";

/** What only search engines and share previews read. */
const forOthers = [
  /<script type="application\/ld\+json">[\s\S]*?<\/script>/g,
  /<meta (?:property="og:|name="(?:twitter:|description|robots))[^>]*>/g,
  /<link rel="(?:canonical|alternate)"[^>]*>/g,
];

/**
 * A page as it is kept for when there is no network: with the whole style sheet, which all pages of the
 * bundle share, in place of its own part of it, and without what no visitor sees. What is below `<body>`
 * is as it is served: that is what a page from the network is compared with.
 */
export function keptPage(html: string, css: string): string {
  const visible = forOthers.reduce((page, part) => page.replace(part, ""), html);
  return withPolicy(withStyles(visible, css));
}
