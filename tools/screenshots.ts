import { mkdirSync } from "node:fs";
import { chromium } from "@playwright/test";
import { pageIds, pathOf } from "../src/content/addresses.server.ts";
import { languages } from "../src/content/load-content.server.ts";
import { findChromium } from "./find-chromium.ts";

/** `node tools/screenshots.ts [folder] [page,page] [language,language] [width,width]` */
const [folder = "test-results/screenshots", pages = "", codes = "", widths = "360,768,1280"] =
  process.argv.slice(2);
const origin = process.env["ORIGIN"] ?? "http://localhost:4173";
const wanted = (list: string, value: string) => list === "" || list.split(",").includes(value);

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: findChromium() });
for (const width of widths.split(",").map(Number)) {
  const viewport = { width, height: 800 };
  const page = await browser.newPage({ locale: "en-GB", viewport });
  for (const language of languages().filter(({ code }) => wanted(codes, code))) {
    for (const id of pageIds.filter((one) => wanted(pages, one))) {
      await page.goto(origin + pathOf(id, language), { waitUntil: "networkidle" });
      await page.evaluate(() => {
        for (const image of document.images) image.loading = "eager";
      });
      await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
      const path = `${folder}/${id}-${language.code}-${width}.png`;
      await page.screenshot({ path, fullPage: true });
    }
  }
  await page.close();
}
await browser.close();
