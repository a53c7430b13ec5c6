import { readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { pathOf } from "../../../src/lib/addresses/addresses.server.ts";
import { pageIds } from "../../../src/lib/addresses/pages.server.ts";
import { languages } from "../../../src/lib/content/load-content.server.ts";
import { findChromium } from "../../../tools/find-chromium.ts";

// npx node tests/more/accessibility/ibm-check.ts PATH/TO/ace.js (see docs/accessibility.md)
const [engineFile = ""] = process.argv.slice(2);
const origin = process.env["ORIGIN"] ?? "http://localhost:4173";
const engine = readFileSync(engineFile, "utf8");

type Finding = { rule: string; verdict: string; path: string; message: string };

const ask = `new ace.Checker().check(document, ["WCAG_2_2"]).then(({ results }) =>
  results
    .filter(({ value }) => value[1] === "FAIL" || value[1] === "POTENTIAL")
    .map(({ ruleId, value, path, message }) => ({
      rule: ruleId, verdict: value.join(" "), path: path.dom, message })))`;

const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
// The site's policy would block the checker's script.
const context = await browser.newContext({ bypassCSP: true, serviceWorkers: "block" });
let pages = 0;
let failures = 0;
for (const language of languages()) {
  for (const id of pageIds) {
    const page = await context.newPage();
    await page.goto(origin + pathOf(id, language), { waitUntil: "networkidle" });
    await page.evaluate(engine);
    const found = await page.evaluate<Finding[]>(ask);
    pages += 1;
    failures += found.filter(({ verdict }) => verdict === "VIOLATION FAIL").length;
    for (const { rule, verdict, path, message } of found) {
      console.info(`${pathOf(id, language)}: ${verdict}: ${rule}: ${message} ${path}`);
    }
    await page.close();
  }
}
await browser.close();
console.info(`${pages} pages, ${failures} violations`);
process.exitCode = failures === 0 ? 0 : 1;
