import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { caddyfile } from "./caddy.ts";
import { headersFile, redirectsFile } from "./netlify.ts";
import { nginxConfig } from "./nginx.ts";
import { siteRules } from "./site-rules.ts";

/** Where the documents tell people to put the built site. */
const serverRoot = "/var/www/khayma-relief";

const notice =
  "# Made by the build from server/headers.ts and content/. Changes here are lost.\n\n";

/**
 * Writes a configuration for each host: for the charity's own server into `hosting`, beside the built
 * site; for Netlify and Cloudflare Pages into the site itself, where they look for it.
 * @param folder the built site, such as `build/client`
 */
export async function writeHosting(folder: string): Promise<void> {
  const rules = siteRules();
  const hosting = join(dirname(folder), "hosting");
  await mkdir(hosting, { recursive: true });
  const configurations = {
    "nginx.conf": nginxConfig(rules, { root: serverRoot, listen: ["80", "[::]:80"] }),
    "container.conf": nginxConfig(rules, { root: "/srv/site", listen: ["8080"], anyHost: true }),
    Caddyfile: caddyfile(rules, {
      root: serverRoot,
      address: rules.host,
      otherAddress: rules.otherHost,
    }),
  };
  await Promise.all([
    writeFile(join(folder, "_headers"), headersFile()),
    writeFile(join(folder, "_redirects"), redirectsFile(rules)),
    ...Object.entries(configurations).map(([name, text]) =>
      writeFile(join(hosting, name), notice + text),
    ),
  ]);
}
