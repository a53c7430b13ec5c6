import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createSecureServer } from "node:http2";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { serve } from "@hono/node-server";
import lighthouse from "lighthouse";
import { launch } from "puppeteer-core";
import { createSite } from "../server/site.ts";
import { pathOf } from "../src/content/addresses.server.ts";
import { languages } from "../src/content/load-content.server.ts";
import { pageIds } from "../src/content/pages.server.ts";
import { ratesKey, ratesUpdatedAtKey } from "../src/donate/rates/use-rates.ts";
import { findChromium } from "./find-chromium.ts";

/**
 * Measures pages with Lighthouse (mobile: a slow phone on slow 4G, simulated), over HTTP/1.1 and
 * HTTP/2, and in the same run the floor of each: the page as plain HTML with its styles, without
 * script, web font and picture. The medians count.
 * `npm run bench -- --runs 5 --pages home,donate --languages en,ar --site build/client`
 */
const { values: options } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    pages: { type: "string" },
    languages: { type: "string" },
    site: { type: "string", default: "build/client" },
  },
});

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
/** These values differ from run to run. */
const timed = ["performance"] as const;
/** The path below which the floors are served. */
const floorPrefix = "/plain-html";
const scratch = mkdtempSync(join(tmpdir(), "bench-"));
const site = createSite({ root: options.site, mailboxDir: join(scratch, "mailbox") });

/** Floors by path, compressed in advance like the site's files. */
const floors = new Map<string, { headers: Headers; br: Buffer; gzip: Buffer }>();

async function makeFloor(path: string): Promise<void> {
  const page = await site.fetch(new Request(`http://localhost${path}`));
  const floor = (await page.text())
    .replace(/<script\b[\s\S]*?<\/script>/g, "")
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/gi, "")
    .replace(/<(link|img)\b[^>]*>/g, "")
    .replace(/@font-face\s*\{[^}]*\}/g, "")
    .replace(/url\([^)]*\)/g, "none");
  const { headers } = page;
  headers.delete("Content-Length");
  floors.set(floorPrefix + path, { headers, br: brotliCompressSync(floor), gzip: gzipSync(floor) });
}

function answer(request: Request): Response | Promise<Response> {
  const floor = floors.get(new URL(request.url).pathname);
  if (floor === undefined) return site.fetch(request);
  const encoding = request.headers.get("Accept-Encoding")?.includes("br") ? "br" : "gzip";
  const headers = new Headers(floor.headers);
  headers.set("Content-Encoding", encoding);
  return new Response(new Uint8Array(floor[encoding]), { headers });
}

/** Serves the site over both protocols. HTTP/2 needs a certificate, which is made here. */
async function serveBoth() {
  const [key, cert] = [join(scratch, "key.pem"), join(scratch, "certificate.pem")];
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  const about = ["-subj", "/CN=localhost", "-days", "1", "-keyout", key, "-out", cert];
  execFileSync("openssl", ["req", "-x509", ...kind, ...about], { stdio: "ignore" });
  const secure = {
    createServer: createSecureServer,
    serverOptions: { key: readFileSync(key), cert: readFileSync(cert), allowHTTP1: true },
  };
  const start = (protocol: string, scheme: string, how: Partial<typeof secure>) =>
    new Promise<{ protocol: string; origin: string }>((resolve) => {
      serve({ fetch: answer, hostname: "localhost", port: 0, ...how }, ({ port }) =>
        resolve({ protocol, origin: `${scheme}://localhost:${port}` }),
      );
    });
  return [await start("HTTP/1.1", "http", {}), await start("HTTP/2", "https", secure)];
}

/** Measures a first visit in a new browser. Times are in milliseconds, scores up to 100. */
async function measure(address: string, wanted: readonly string[]) {
  const browser = await launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-background-networking", "--ignore-certificate-errors"],
  });
  try {
    const page = await browser.newPage();
    // With rates of an hour ago Donate asks no other machine.
    const rates = { rates: { MRU: 1, USD: 0.025, EUR: 0.022, XOF: 14.4 }, source: "frankfurter" };
    const stored = {
      [ratesKey]: JSON.stringify(rates),
      [ratesUpdatedAtKey]: new Date(Date.now() - 3_600_000).toISOString(),
    };
    await page.evaluateOnNewDocument((items) => {
      if (location.protocol.startsWith("http")) Object.assign(localStorage, items);
    }, stored);
    const flags = { logLevel: "error", disableFullPageScreenshot: true } as const;
    const result = await lighthouse(
      address,
      { ...flags, disableStorageReset: true, onlyCategories: [...wanted] },
      undefined,
      page,
    );
    if (!result || result.lhr.runtimeError) {
      throw new Error(`${address}: ${result?.lhr.runtimeError?.message ?? "no result"}`);
    }
    const { audits, categories: scored } = result.lhr;
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    return {
      fcp: value("first-contentful-paint"),
      lcp: value("largest-contentful-paint"),
      tbt: value("total-blocking-time"),
      cls: value("cumulative-layout-shift"),
      bytes: value("total-byte-weight"),
      scores: categories.map((id) => Math.round((scored[id]?.score ?? 0) * 100)),
    };
  } finally {
    await browser.close();
  }
}

type Measured = Awaited<ReturnType<typeof measure>>;

/** The middle value of all runs, or the lower one of two. */
function median(runs: readonly Measured[], figure: (run: Measured) => number): number {
  const sorted = runs.map(figure).toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

function rowOf(name: string, page: readonly Measured[], floor: readonly Measured[]): string {
  const times = (figure: (run: Measured) => number) =>
    `${median(page, figure).toFixed(0)} | ${(median(page, figure) / median(floor, figure)).toFixed(2)}`;
  const cells = [
    name,
    times(({ fcp }) => fcp),
    times(({ lcp }) => lcp),
    median(page, ({ tbt }) => tbt).toFixed(0),
    median(page, ({ cls }) => cls).toFixed(3),
    (median(page, ({ bytes }) => bytes) / 1024).toFixed(1),
    page[0]?.scores
      .with(
        0,
        median(page, ({ scores }) => scores[0] ?? 0),
      )
      .join(" ") ?? "",
  ];
  return `| ${cells.join(" | ")} |`;
}

/** The names in a list, or all names without a list. @throws Error for an unknown name */
function choose<Name extends string>(names: readonly Name[], list: string | undefined): Name[] {
  return (list?.split(",") ?? names).map((wanted) => {
    const found = names.find((name) => name === wanted);
    if (found === undefined) throw new Error(`${wanted} is none of ${names.join(", ")}`);
    return found;
  });
}

// Lighthouse cannot measure a page that answers 404.
const ids = choose(
  pageIds.filter((id) => id !== "notFound"),
  options.pages,
);
const codes = choose(
  languages().map(({ code }) => code),
  options.languages,
);
const servers = await serveBoth();
console.info(
  `${options.runs} runs, ${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}\n`,
);
console.info("| Page | FCP ms | × floor | LCP ms | × floor | TBT ms | CLS | KB | Scores |");
console.info("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |");
for (const language of languages().filter(({ code }) => codes.includes(code))) {
  for (const id of ids) {
    const path = pathOf(id, language);
    await makeFloor(path);
    for (const { protocol, origin } of servers) {
      const [page, floor]: [Measured[], Measured[]] = [[], []];
      for (let run = 0; run < Number(options.runs); run += 1) {
        page.push(await measure(origin + path, run === 0 ? categories : timed));
        floor.push(await measure(origin + floorPrefix + path, timed));
      }
      console.info(rowOf(`${id} ${language.code}, ${protocol}`, page, floor));
    }
  }
}
rmSync(scratch, { recursive: true });
process.exit();
