import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { headerRules, pageCaching, unchanging } from "../server/headers.ts";
import { pathsIn } from "../src/lib/addresses/addresses.server.ts";
import { languages } from "../src/lib/content/load-content.server.ts";

/** Writes the files that Netlify and Cloudflare Pages read. `nginx.conf` beside this is for a server of your own. */
export async function writeHosting(folder: string): Promise<void> {
  await writeFile(join(folder, "_headers"), headersFile());
  await writeFile(join(folder, "_redirects"), redirectsFile());
}

/**
 * Both hosts join the values of all rules that fit a path with a comma. Joined policies are all valid, and browsers
 * read the editor's joined opener policy as `unsafe-none`, which it needs. But joined values of `Cache-Control` would
 * contradict each other. So only one rule with it fits a path: that of the page or its folder, of hashed files, or of
 * the file that names the payee.
 */
function headersFile(): string {
  const rules = Object.entries(headerRules).map(([path, headers]) => {
    const { "Cache-Control": caching, ...others } = headers;
    const setsCaching = headers === unchanging || !path.includes("*");
    return [path, setsCaching ? headers : others] as const;
  });
  const pages = pageFolders().map((path) => [path, { "Cache-Control": pageCaching }] as const);
  const sections = [...rules, ...pages].flatMap(([path, headers]) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
    return lines.length > 0 ? [path, ...lines, ""] : [];
  });
  return sections.join("\n");
}

/** Pages and subpages in few rules, by the first part of the address, such as `/fr` or `/diary`. */
function pageFolders(): string[] {
  const paths = languages().flatMap((language) => Object.values(pathsIn(language)));
  const folders = new Set(paths.map((path) => path.split("/").slice(0, 2).join("/")));
  return [...folders].flatMap((folder) => (folder === "/" ? "/" : [folder, `${folder}/*`]));
}

/** These lines are for Netlify: Cloudflare Pages ignores them, and finds the nearest `404.html` itself. */
const redirectsFile = (): string =>
  languages()
    .map(({ prefix }) => prefix && `${prefix}/* ${prefix}/404.html 404\n`)
    .join("");
