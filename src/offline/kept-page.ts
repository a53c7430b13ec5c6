/** What only search engines and share previews read. */
const forOthers = [
  /<script type="application\/ld\+json">[\s\S]*?<\/script>/g,
  /<meta (?:property="og:|name="(?:twitter:|description|robots))[^>]*>/g,
  /<link rel="(?:canonical|alternate)"[^>]*>/g,
];

/**
 * A page as it is kept for when there is no network: without what no visitor sees. What is below
 * `<body>` is as it is served: that is what a page from the network is compared with.
 */
export function keptPage(html: string): string {
  return forOthers.reduce((page, part) => page.replace(part, ""), html);
}
