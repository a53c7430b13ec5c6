import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { smallContent } from "../../tests/support/content-copy.ts";
import { checkShownTexts, listPictures } from "./picture-list.ts";

test("pictures: each page and language has its pictures, and there are no others", () => {
  const listed = listPictures().map(({ file }) => file);
  expect(new Set(globSync("public/**/*.png"))).toEqual(new Set(listed));
});

test.each(listPictures())("$file: is light, $width × $height", ({ file, width, height }) => {
  const content = readFileSync(file);
  expect([content.readUInt32BE(16), content.readUInt32BE(20)]).toEqual([width, height]);
  expect(content.length).toBeLessThan(60_000);
});

test("pictures: a share card that shows other texts than the content is refused", () => {
  expect(checkShownTexts).not.toThrow();
  const copy = smallContent({}, ["share", "ui"]);
  copy.set("fr/share.yaml", { "home.title": "Un autre titre" });
  expect(checkShownTexts).toThrow(
    /home-fr\.png\n {2}expected a picture of “.*Un autre titre.*” that `npm run pictures` has made/,
  );
});
