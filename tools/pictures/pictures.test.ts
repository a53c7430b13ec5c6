import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listPictures } from "./picture-list.ts";

test("there is no picture of a page or language that is gone, and each is there", () => {
  const committed = globSync("public/**/*.png");
  expect(committed.sort()).toEqual(
    listPictures()
      .map(({ file }) => file)
      .sort(),
  );
});

test.each(listPictures())("$file is $width × $height and light", ({ file, width, height }) => {
  const content = readFileSync(file);
  expect(content.subarray(1, 4).toString()).toBe("PNG");
  expect([content.readUInt32BE(16), content.readUInt32BE(20)]).toEqual([width, height]);
  // A palette, and nothing in it that is transparent.
  expect(content.readUInt8(25)).toBe(3);
  expect(content.includes("tRNS")).toBe(false);
  expect(content.length).toBeLessThan(60_000);
});
