import { readFileSync } from "node:fs";
import { chromium, type Page } from "@playwright/test";
import { languages } from "../src/content/load-content.ts";
import { findChromium } from "./find-chromium.ts";

/**
 * Prints by how much each font that may stand in for Readex Pro must be stretched to be as wide as it,
 * for `src/styles/fonts.css`: measured on the Home page of the built site in each language, as far as
 * this machine has the fonts. `node tools/measure-fonts.ts`, after `npm run build`.
 */

const standIns = {
  latin: ["Liberation Sans", "Arial"],
  arabic: ["Noto Naskh Arabic", "Noto Sans Arabic"],
} as const;
const weights = [400, 600];

const browser = await chromium.launch({ executablePath: findChromium() });
for (const { code, dir, prefix } of languages()) {
  const script = dir === "rtl" ? "arabic" : "latin";
  const page = await browser.newPage();
  const file = readFileSync(new URL(`../generated/readex-pro-${script}.woff2`, import.meta.url));
  const address = `data:font/woff2;base64,${file.toString("base64")}`;
  const html = readFileSync(`build/client/${prefix.slice(1) || "index"}.html`, "utf8");
  for (const weight of weights) {
    for (const font of standIns[script]) {
      const size = await sizeOf(page, { html, address, font, weight });
      console.info(`${code} ${weight} ${font}: size-adjust ${(size * 100).toFixed(1)}%`);
    }
  }
  await page.close();
}
await browser.close();

type Measure = { html: string; address: string; font: string; weight: number };

/** The width of the page's words in Readex Pro over that in the other font. */
function sizeOf(page: Page, measure: Measure): Promise<number> {
  return page.evaluate(async ({ html, address, font, weight }) => {
    const readex = new FontFace("Measured", `url(${address})`, { weight: "200 700" });
    document.fonts.add(await readex.load());
    const pen = document.createElement("canvas").getContext("2d");
    const main = new DOMParser().parseFromString(html, "text/html").querySelector("main");
    const words = main?.textContent.match(/\p{L}+ ?/gu) ?? [];
    const widthIn = (family: string) => {
      if (pen) pen.font = `${weight} 100px "${family}"`;
      return words.reduce((sum, word) => sum + (pen?.measureText(word).width ?? 0), 0);
    };
    return widthIn("Measured") / widthIn(font);
  }, measure);
}
