import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { headerRules, pageCaching, unchanging } from "../server/headers.ts";
import { pathsIn } from "../src/addresses/addresses.server.ts";
import { languages } from "../src/content/load-content.server.ts";
import { loadSite } from "../src/content/site.server.ts";
import { nginxConf } from "./nginx.ts";

/** Netlify and Cloudflare Pages read their files in the site itself. */
export async function writeHosting(folder: string): Promise<void> {
  const hosting = join(dirname(folder), "hosting");
  await mkdir(hosting, { recursive: true });
  const prefixes = languages().flatMap(({ prefix }) => prefix || []);
  await Promise.all([
    writeFile(join(folder, "_headers"), headersFile()),
    writeFile(join(folder, "_redirects"), redirectsFile(prefixes)),
    writeFile(join(hosting, "nginx.conf"), nginxConf(loadSite().address, prefixes)),
  ]);
}

/**
 * Both hosts join the values of two rules with a comma. Therefore one rule with `Cache-Control` fits
 * each page, and all files below its folder, each hashed file and the file that names the payee. Two
 * joined policies are both valid, and browsers read the editor's joined opener policy as
 * `unsafe-none`, which it needs.
 */
function headersFile(): string {
  const rules = Object.entries(headerRules).map(([path, headers]) => {
    const { "Cache-Control": caching, ...others } = headers;
    const hasOwn = headers === unchanging || !path.includes("*");
    return [path, hasOwn ? headers : others] as const;
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

/** Lines for Netlify. Cloudflare Pages finds the nearest `404.html` itself and ignores them. */
function redirectsFile(prefixes: readonly string[]): string {
  return prefixes.map((prefix) => `${prefix}/* ${prefix}/404.html 404\n`).join("");
}
