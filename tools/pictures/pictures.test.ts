import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listPictures } from "./picture-list.ts";

/** An entry may be without its card: the diary's stands in, and the launch check names it. */
const pictures = listPictures().filter(
  ({ path, file }) => !path.startsWith("/diary/") || existsSync(file),
);
const contentOf = (file: string) => readFileSync(file);

test("there is no picture of a page or language that is gone", () => {
  const committed = globSync("public/**/*.{png,ico}");
  const inPublic = listPictures().filter(({ file }) => file.startsWith("public/"));
  expect(committed.sort()).toEqual(inPublic.map(({ file }) => file).sort());
});

test.each(pictures)("$path is $width × $height and light", (picture) => {
  const content = contentOf(picture.file);
  // The picture in an .ico comes after a header of 22 bytes.
  const png = picture.path.endsWith(".ico") ? content.subarray(22) : content;
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([picture.width, picture.height]);
  // A palette, and nothing in it that is transparent.
  expect(png.readUInt8(25)).toBe(3);
  expect(png.includes("tRNS")).toBe(false);
  expect(content.length).toBeLessThan(60_000);
});

test("favicon.ico holds one picture of 32 pixels", () => {
  const ico = contentOf("public/favicon.ico");
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect([ico.readUInt32LE(14), ico.readUInt32LE(18)]).toEqual([ico.length - 22, 22]);
});

test("no two share cards look the same", () => {
  const cards = pictures.filter(({ path }) => !path.includes("icon"));
  const contents = cards.map((card) => contentOf(card.file).toString("base64"));
  expect(new Set(contents).size).toBe(cards.length);
});
