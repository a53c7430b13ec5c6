const attribute = /\s(?:href|src)="(\/assets\/[^"]+)"/g;
/** Pictures only: of the fonts that a style sheet names, a page loads those it preloads. */
const picture = /url\((\/assets\/[^)]+\.(?:svg|png|webp|avif))\)/g;
/** The modules that the framework's loader names. */
const module = /"(\/assets\/[^"]+\.js)"/g;
/** Holds the hashes of the modules of all pages. */
const importMap = /<script\b[^>]*type="importmap"[\s\S]*?<\/script>/g;

/** The paths of the files that a page needs before anything is done in it, each once. */
export function filesOfPage(html: string): string[] {
  const named = html.replace(importMap, "");
  const paths = [attribute, picture, module].flatMap((kind) =>
    [...named.matchAll(kind)].map(([, path = ""]) => path),
  );
  return [...new Set(paths)];
}
