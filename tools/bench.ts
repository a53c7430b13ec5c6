import { execFile, execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createSecureServer } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import { serve } from "@hono/node-server";
import type { Result } from "lighthouse";
import { createSite } from "../server/site.ts";
import { pageFile, pathOf } from "../src/content/addresses.server.ts";
import { languages } from "../src/content/load-content.server.ts";
import { pageIds } from "../src/content/pages.server.ts";
import { compressFiles } from "./build/compress-files.ts";
import { findChromium } from "./find-chromium.ts";

/**
 * Measures pages with Lighthouse, and their floor: the plain HTML with its styles (docs/performance.md).
 * `npm run bench -- --runs 5 --pages home,donate --languages en,ar --site build/client`
 */
const { values: options } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    pages: { type: "string", default: pageIds.join() },
    languages: {
      type: "string",
      default: languages()
        .map((language) => language.code)
        .join(),
    },
    site: { type: "string", default: "build/client" },
  },
});

/** Lighthouse's audits and categories, with their units and decimals. The floor has the first two, too. */
const columns = [
  ["first-contentful-paint", "FCP ms", 1, 0],
  ["largest-contentful-paint", "LCP ms", 1, 0],
  ["total-blocking-time", "TBT ms", 1, 0],
  ["cumulative-layout-shift", "CLS", 1, 3],
  ["total-byte-weight", "KB", 1024, 1],
  ...(["performance", "accessibility", "best-practices", "seo"] as const).map(
    (id) => [id, id, 0.01, 0] as const,
  ),
] as const;

const scratch = mkdtempSync(join(tmpdir(), "bench-"));
const floors = join(scratch, "floors");

function writeFloor(path: string): void {
  const floor = readFileSync(join(options.site, pageFile(path)), "utf8")
    .replace(/<script\b[\s\S]*?<\/script>/g, "")
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/gi, "")
    .replace(/<(link|img)\b[^>]*>/g, "")
    .replace(/@font-face\s*\{[^}]*\}/g, "")
    .replace(/url\([^)]*\)/g, "none");
  writeFileSync(join(floors, pageFile(path)), floor);
}

/** Makes a certificate, since browsers speak HTTP/2 only over TLS. */
function secureServer() {
  const command =
    "req -x509 -newkey rsa:2048 -nodes -subj /CN=localhost -keyout key.pem -out cert.pem";
  execFileSync("openssl", command.split(" "), { cwd: scratch, stdio: "ignore" });
  const [key, cert] = ["key.pem", "cert.pem"].map((name) => readFileSync(join(scratch, name)));
  return { createServer: createSecureServer, serverOptions: { key, cert, allowHTTP1: true } };
}

function serveFolder(root: string, secure?: ReturnType<typeof secureServer>): Promise<string> {
  const { fetch } = createSite({ root, mailboxDir: join(scratch, "mailbox") });
  return new Promise((resolve) => {
    serve({ fetch, hostname: "localhost", port: 0, ...secure }, ({ port }) =>
      resolve(`${secure ? "https" : "http"}://localhost:${port}`),
    );
  });
}

/** @returns the median for the name of an audit or category: milliseconds, bytes, or a score from 0 to 1 */
async function measurePage(address: string): Promise<(id: string) => number> {
  // Donate gets no rates, since a request would also measure another machine.
  const hosts = '--host-resolver-rules="MAP * ~NOTFOUND, EXCLUDE localhost"';
  const chrome = `--chrome-flags=--headless --no-sandbox --ignore-certificate-errors ${hosts}`;
  const args = [address, "--quiet", "--output=json", "--skip-audits=errors-in-console", chrome];
  const env = { ...process.env, CHROME_PATH: findChromium() };
  const results: Result[] = [];
  while (results.length < Number(options.runs)) {
    const run = await promisify(execFile)("lighthouse", args, { env, maxBuffer: 2 ** 26 });
    results.push(JSON.parse(run.stdout));
  }
  const valueIn = ({ audits, categories }: Result, id: string) =>
    audits[id]?.numericValue ?? categories[id]?.score ?? 0;
  return (id) => {
    const values = results.map((result) => valueIn(result, id)).sort((a, b) => a - b);
    return values[Math.floor((values.length - 1) / 2)] ?? 0;
  };
}

const paths = languages()
  .filter(({ code }) => options.languages.split(",").includes(code))
  .flatMap((language) => pageIds.map((id) => ({ id, path: pathOf(id, language) })))
  // Lighthouse cannot measure a page that answers 404.
  .filter(({ id }) => id !== "notFound" && options.pages.split(",").includes(id));
cpSync(options.site, floors, { recursive: true });
for (const { path } of paths) writeFloor(path);
await compressFiles(floors);
const heads = columns.flatMap(([, head], i) => (i < 2 ? [head, "× floor"] : head));
console.info(`| Page | ${heads.join(" | ")} |\n|${" --- |".repeat(heads.length + 1)}`);
for (const secure of [undefined, secureServer()]) {
  const site = await serveFolder(options.site, secure);
  const floor = await serveFolder(floors, secure);
  for (const { path } of paths) {
    const [page, least] = [await measurePage(site + path), await measurePage(floor + path)];
    const cells = columns.flatMap(([id, , unit, digits], i) => {
      const cell = (page(id) / unit).toFixed(digits);
      return i < 2 ? [cell, (page(id) / least(id)).toFixed(2)] : cell;
    });
    console.info(`| ${secure ? "HTTP/2" : "HTTP/1.1"} ${path} | ${cells.join(" | ")} |`);
  }
}
rmSync(scratch, { recursive: true });
process.exit();
