import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { headerRules } from "../server/headers.ts";
import { languages } from "../src/content/load-content.server.ts";
import { loadSite } from "../src/content/site.server.ts";
import { nginxConf } from "./nginx.ts";

/** Netlify and Cloudflare Pages look for theirs in the site itself. */
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
 * Both hosts join the values of two rules with a comma. So all but the hashed files keep the hosts' own
 * `Cache-Control`, which revalidates too; two policies both hold; and browsers take the editor's joined
 * opener policy for `unsafe-none`, which it needs.
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

/** For Netlify; Cloudflare Pages finds the nearest `404.html` itself and passes over these lines. */
function redirectsFile(prefixes: readonly string[]): string {
  return prefixes.map((prefix) => `${prefix}/* ${prefix}/404.html 404\n`).join("");
}
