import { writeFileSync } from "node:fs";
import { type BrowserContext, chromium } from "@playwright/test";
import sharp from "sharp";
import { findChromium } from "./find-chromium.ts";
import { listPictures, lockFile, lockOf, type Picture } from "./pictures/picture-list.ts";

async function takePictures(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--font-render-hinting=none"],
  });
  const context = await browser.newContext();
  for (const picture of listPictures()) {
    writeFileSync(picture.file, await takePicture(context, picture));
    console.info(picture.file);
  }
  await browser.close();
  const lock = Object.fromEntries(listPictures().map((picture) => [picture.file, lockOf(picture)]));
  writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`);
}

async function takePicture(context: BrowserContext, picture: Picture): Promise<Buffer> {
  const { file, width, height, colors, html } = picture;
  const page = await context.newPage();
  await page.setViewportSize({ width, height });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const problems = await page.evaluate(fitTexts);
  if (problems.length > 0) throw new Error(`${file}: ${problems.join("; ")}`);
  const shot = await page.screenshot();
  await page.close();
  return sharp(shot).removeAlpha().png({ palette: true, colours: colors, effort: 10 }).toBuffer();
}

/** Runs in the page: gives each text its largest size that fits, and names texts that do not fit. */
function fitTexts(): string[] {
  const fits = (text: HTMLElement, size: string) => {
    text.style.fontSize = `${size}px`;
    const lines = text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight);
    const room = text.parentElement ?? text;
    return (
      Math.round(lines) <= Number(text.dataset["lines"]) &&
      text.scrollWidth <= text.clientWidth &&
      room.scrollHeight <= room.clientHeight
    );
  };
  // The last text comes first, so that a title leaves room for the line below it.
  const texts = [...document.querySelectorAll<HTMLElement>("[data-sizes]")].reverse();
  return texts
    .filter((text) => !text.dataset["sizes"]?.split(" ").some((size) => fits(text, size)))
    .map((text) => `too long for a share card: ${text.textContent}`);
}

await takePictures();
