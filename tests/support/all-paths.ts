import { languages } from "../../src/content/load-content.ts";
import { pageIds, pathsOf } from "../../src/site-map.ts";

/** Every address that is prerendered: each page with its entries in each language. */
export function allPaths(): string[] {
  return languages().flatMap((language) => pageIds.flatMap((page) => pathsOf(page, language)));
}
