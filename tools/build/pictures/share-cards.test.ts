import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { languages } from "../../../src/i18n/languages.ts";
import { shareCardPath, shareGroups } from "../../../src/layouts/share-card.ts";
import { shapeLine } from "./shape-line.ts";
import { loadTypeface } from "./typeface.ts";
import { writeShareCards } from "./write-share-cards.ts";

const cards = languages().flatMap((language) =>
  shareGroups.map((group) => shareCardPath(group, language)),
);
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cards-"));
  await writeShareCards(folder);
}, 60_000);
afterAll(() => rm(folder, { recursive: true }));

test.each(cards)("%s is a picture of 1200 × 630 under 60 KB", async (card) => {
  const { width, height, format } = await sharp(join(folder, card)).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "png" });
  expect((await stat(join(folder, card))).size).toBeLessThan(60_000);
});

test("there is one for each group and language, and no two look the same", async () => {
  const names = await readdir(join(folder, "share"));
  expect(names).toHaveLength(cards.length);
  const pictures = await Promise.all(cards.map((card) => sharp(join(folder, card)).toBuffer()));
  expect(new Set(pictures.map((picture) => picture.toString("base64"))).size).toBe(cards.length);
});

test("Arabic letters are joined: alone they are other shapes, and wider", async () => {
  const typeface = await loadTypeface(600, ["خيمة الإغاثة 2018"]);
  const joined = shapeLine("خيمة", "rtl", typeface);
  const apart = [..."خيمة"].map((letter) => shapeLine(letter, "rtl", typeface));
  const outlines = (paths: string) => [...paths.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);
  const alone = new Set(apart.flatMap(({ paths }) => outlines(paths)));
  // The first three letters join to the next; the last one joins to the one before.
  expect(outlines(joined.paths).filter((outline) => alone.has(outline))).toEqual([]);
  expect(joined.width).toBeLessThan(apart.reduce((sum, { width }) => sum + width, 0));
});

test("a character that the typeface lacks stops the build", async () => {
  const typeface = await loadTypeface(600, ["漢"]);
  expect(() => shapeLine("漢", "ltr", typeface)).toThrow("Readex Pro has no “漢”");
});
