const attribute = /\s(?:href|src)="(\/assets\/[^"]+)"/g;
/** Pictures only: of the fonts that a style sheet names, a page loads those it preloads. */
const picture = /url\((\/assets\/[^)]+\.(?:svg|png|webp|avif))\)/g;

/**
 * The paths of the files that a page needs before anything is done in it, each once. What its island
 * loads is not among them.
 */
export function filesOfPage(html: string): string[] {
  const paths = [attribute, picture].flatMap((kind) =>
    [...html.matchAll(kind)].map(([, path = ""]) => path),
  );
  return [...new Set(paths)];
}
