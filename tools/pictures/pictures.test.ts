import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listPictures } from "./picture-list.ts";

test("there is no picture of a page or language that is gone, and each is there", () => {
  const committed = globSync("public/**/*.{png,ico}");
  expect(committed.sort()).toEqual(
    listPictures()
      .map(({ file }) => file)
      .sort(),
  );
});

test.each(listPictures())("$file is $width × $height and light", ({ file, width, height }) => {
  const content = readFileSync(file);
  // The picture in an .ico comes after a header of 22 bytes.
  const png = file.endsWith(".ico") ? content.subarray(22) : content;
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height]);
  // A palette, and nothing in it that is transparent.
  expect(png.readUInt8(25)).toBe(3);
  expect(png.includes("tRNS")).toBe(false);
  expect(content.length).toBeLessThan(60_000);
});
