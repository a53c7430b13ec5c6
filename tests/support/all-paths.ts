import { pageIds } from "../../src/content/addresses.server.ts";
import { languages } from "../../src/content/load-content.server.ts";
import { pathsOf } from "../../src/site-map.server.ts";

export function allPaths(): string[] {
  return languages().flatMap((language) => pageIds.flatMap((page) => pathsOf(page, language)));
}
