import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { headerRules } from "../server/headers.ts";
import { languages } from "../src/content/load-content.server.ts";
import { loadSite } from "../src/content/site.server.ts";
import { nginxConf } from "./nginx.ts";

/**
 * Writes what hosts read: for the charity's own server into `hosting`, beside the built site; for Netlify
 * and Cloudflare Pages into the site itself, where they look for it.
 * @param folder the built site, such as `build/client`
 */
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
 * `_headers`. Where two rules name the same header both hosts join the values with a comma. So all files
 * but the hashed ones have the hosts' own `Cache-Control`, `public, max-age=0, must-revalidate`, which
 * revalidates each time as ours does. Two policies in one both hold. The opener policy of the editor
 * becomes a value that browsers take for `unsafe-none`, which is what the editor needs.
 */
function headersFile(): string {
  const sections = Object.entries(headerRules).map(([path, headers]) => {
    const own = Object.entries(headers).filter(
      ([name]) => path !== "/*" || name !== "Cache-Control",
    );
    return [path, ...own.map(([name, value]) => `  ${name}: ${value}`), ""];
  });
  return sections.flat().join("\n");
}

/**
 * `_redirects`: below a language's prefix the not-found page is in that language. Cloudflare Pages finds
 * the nearest `404.html` itself and passes over these lines.
 * @param prefixes of the languages but the main one, such as `/fr`
 */
function redirectsFile(prefixes: readonly string[]): string {
  return prefixes.map((prefix) => `${prefix}/* ${prefix}/404.html 404\n`).join("");
}
