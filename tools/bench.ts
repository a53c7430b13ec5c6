import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import { serve } from "@hono/node-server";
import type { Result } from "lighthouse";
import { createSite } from "../server/site.ts";
import { findChromium } from "./find-chromium.ts";

/**
 * Measures pages of one or more builds with Lighthouse (docs/performance.md). Builds take turns, so
 * that a machine that becomes busy slows all of them.
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "5" },
    pages: { type: "string", default: "/,/about,/get-involved,/donate,/ar,/ar/donate" },
  },
});

/** Lighthouse's audits, with their units and decimals. */
const columns = [
  ["first-contentful-paint", "FCP ms", 1, 0],
  ["largest-contentful-paint", "LCP ms", 1, 0],
  ["total-blocking-time", "TBT ms", 1, 0],
  ["cumulative-layout-shift", "CLS", 1, 3],
  ["total-byte-weight", "KB", 1024, 1],
] as const;

const mailboxDir = mkdtempSync(join(tmpdir(), "bench-"));

const serveFolder = (root: string) =>
  new Promise<string>((resolve) => {
    const { fetch } = createSite({ root, mailboxDir });
    serve({ fetch, hostname: "localhost", port: 0 }, ({ port }) =>
      resolve(`http://localhost:${port}`),
    );
  });

async function measurePage(address: string): Promise<Result["audits"]> {
  // Donate gets no rates, since a request would also measure another machine.
  const hosts = '--host-resolver-rules="MAP * ~NOTFOUND, EXCLUDE localhost"';
  const chrome = `--chrome-flags=--headless --no-sandbox ${hosts}`;
  const args = [address, "--quiet", "--output=json", "--only-categories=performance", chrome];
  const env = { ...process.env, CHROME_PATH: findChromium() };
  const run = await promisify(execFile)("lighthouse", args, { env, maxBuffer: 2 ** 26 });
  const result: Result = JSON.parse(run.stdout);
  return result.audits;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;
}

const builds = positionals.length > 0 ? positionals : ["build/client"];
const sites = await Promise.all(
  builds.map(async (build) => ({ build, origin: await serveFolder(build) })),
);
console.info(`| Page | Build | ${columns.map(([, head]) => head).join(" | ")} |`);
console.info(`|${" --- |".repeat(columns.length + 2)}`);
for (const page of options.pages.split(",")) {
  const results = sites.map((): Result["audits"][] => []);
  for (let run = 0; run < Number(options.runs); run += 1) {
    for (const [i, { origin }] of sites.entries()) {
      results[i]?.push(await measurePage(origin + page));
    }
  }
  for (const [i, { build }] of sites.entries()) {
    const cells = columns.map(([id, , unit, digits]) => {
      const values = (results[i] ?? []).map((audits) => audits[id]?.numericValue ?? 0);
      return (median(values) / unit).toFixed(digits);
    });
    console.info(`| ${page} | ${build} | ${cells.join(" | ")} |`);
  }
}
rmSync(mailboxDir, { recursive: true });
process.exit();
