import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import gatherTemporaryFolders from "../support/temporary-folders.ts";
import { type TestedBrowser, testedBrowsers } from "./support/browsers.ts";
import { startRefusingProxy } from "./support/refusing-proxy.ts";
import { type Tested, testBrowser } from "./test-browser.ts";

/**
 * Tests a built site in real old and other browsers: `npm run test:browsers`, and after `--`
 * - `--only chrome-80,firefox` some browsers only,
 * - `--site folder` another built site than `build/client`.
 *
 * A browser that this machine cannot have is left out and named: another system than Linux on x64,
 * a package that the registry refuses, one of Debian's that is not installed. In CI Debian's are
 * installed first. A browser that is there but does not start, or is not what it should be, has
 * failed, and so has `--only` with one that is left out.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { only: { type: "string" }, site: { type: "string", default: "build/client" } },
  });
  const root = resolve(values.site);
  if (!existsSync(join(root, "index.html"))) {
    throw new Error(`There is no built site in ${root}. Build it first: npm run build`);
  }
  const chosen = chooseBrowsers(values.only);
  const proxy = await startRefusingProxy();
  const waiting: Ready[] = [];
  const reports: Report[] = [];
  for (const browser of chosen) {
    const ready = await prepare(browser);
    if ("open" in ready) waiting.push(ready);
    else reports.push(ready);
  }
  const test = async ({ browser, open }: Ready) => {
    const tested = await testBrowser(browser, open, { root, proxy: proxy.address });
    reports.push({ browser, tested });
    sayFailures(browser, tested);
  };
  // All at once: each waits for its browser most of the time.
  await Promise.all(waiting.map(test));
  proxy.close();
  await sumUp(reports, values.only !== undefined);
}

type Ready = { browser: TestedBrowser; open: Parameters<typeof testBrowser>[1] };
type Report = { browser: TestedBrowser } & ({ tested: Tested } | { leftOut: string });

function chooseBrowsers(only: string | undefined): readonly TestedBrowser[] {
  if (only === undefined) return testedBrowsers;
  return only.split(",").map((id) => {
    const found = testedBrowsers.find((browser) => browser.id === id);
    if (found) return found;
    throw new Error(
      `No browser ${id}; there are ${testedBrowsers.map((one) => one.id).join(", ")}`,
    );
  });
}

async function prepare(browser: TestedBrowser): Promise<Ready | Report> {
  try {
    return { browser, ...(await browser.find()) };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const outcomes = [{ journey: "the browser is fetched", ended: "failed" as const, why }];
    const tested = { version: "", seconds: 0, outcomes };
    sayFailures(browser, tested);
    return { browser, tested };
  }
}

function sayFailures({ name }: TestedBrowser, { outcomes }: Tested): void {
  for (const { journey, ended, why = "" } of outcomes) {
    if (ended === "failed") console.error(`✗ ${name}: ${journey}\n${why.replace(/^/gmu, "    ")}`);
  }
}

async function sumUp(reports: readonly Report[], isChoice: boolean): Promise<void> {
  const totals = { passed: 0, failed: 0, skipped: 0 };
  const leftOut: string[] = [];
  for (const report of reports) {
    const { name } = report.browser;
    if ("leftOut" in report) {
      leftOut.push(`${name}: ${report.leftOut}`);
      if (isChoice) totals.failed += 1;
      continue;
    }
    const { version, seconds, outcomes } = report.tested;
    const count = (ended: string) => outcomes.filter((one) => one.ended === ended).length;
    const [passed, failed, skipped] = [count("passed"), count("failed"), count("skipped")];
    totals.passed += passed;
    totals.failed += failed;
    totals.skipped += skipped;
    console.info(
      `${name} (${version}): ${passed} passed, ${failed} failed, ${skipped} skipped, ${seconds.toFixed(1)} s`,
    );
    for (const { journey, ended, why } of outcomes) {
      if (ended === "skipped") console.info(`  skipped: ${journey}, as ${why}`);
    }
  }
  for (const line of leftOut) console.info(`Left out: ${line}`);
  await mkdir("test-results", { recursive: true });
  await writeFile("test-results/browsers.json", JSON.stringify({ ...totals, leftOut }, null, 2));
  console.info(
    `Browsers: ${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`,
  );
  if (totals.failed > 0) process.exitCode = 1;
}

process.once("exit", gatherTemporaryFolders());
await main();
