import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { smallContent } from "../../tests/support/content-copy.ts";
import { checkPictures, removeCameraNotes } from "./content-pictures.server.ts";

const place = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "18/1 5/1 0/1" } };
const flat = { width: 40, height: 20, channels: 3, background: "#888" } as const;
const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"/>';

/** A photograph of a phone held upright: the stored picture lies on its side. */
const photograph = () =>
  sharp({ create: flat }).withMetadata({ orientation: 6 }).withExifMerge(place);

test("pictures: a photograph with camera notes stops the build until the notes are removed", async () => {
  const copy = smallContent();
  mkdirSync(join(copy.folder, "diary"), { recursive: true });
  const files = ["diary/2026-01-17-ksar.jpg", "diary/2026-01-18-ksar.webp", "diary/tea.png"];
  const pictures = [
    photograph().jpeg(),
    photograph().webp(),
    sharp({ create: flat }).withXmp(xmp).png(),
  ];
  for (const [index, file] of files.entries()) {
    writeFileSync(join(copy.folder, file), (await pictures[index]?.toBuffer()) ?? "");
  }

  const refusal = await checkPictures().catch((error: unknown) => `${error}`);
  for (const file of files) expect(refusal).toContain(file);
  expect(refusal).toContain("npm run format");

  expect(await removeCameraNotes()).toEqual(files);
  await expect(checkPictures()).resolves.toBeUndefined();
  const sizes = await Promise.all(
    files.map((file) => sharp(readFileSync(join(copy.folder, file))).metadata()),
  );
  expect(sizes.map(({ format, width, height }) => [format, width, height])).toEqual([
    ["jpeg", 20, 40],
    ["webp", 20, 40],
    ["png", 40, 20],
  ]);
});

const jpeg = await sharp({ create: { ...flat, width: 400, height: 400, background: "#a31" } })
  .jpeg()
  .toBuffer();
/** The same picture, which says that it is 32,767 pixels wide and high. */
const wide = Buffer.from(jpeg);
wide.writeUInt32BE(0x7fff_7fff, wide.indexOf("ffc0", 0, "hex") + 5);
const gif = Buffer.from(
  "R0lGODlhAQABAIAAAAAAAP///yH5BAAKAAAALAAAAAABAAEAAAICRAEAIfkEAAoAAAAsAAAAAAEAAQAAAgJEAQA7",
  "base64",
);

test.each([
  ["empty.jpg", Buffer.alloc(0), "the file is empty"],
  ["heavy.jpg", Buffer.alloc(3 * 1024 * 1024 + 1), "larger than 3 MB"],
  ["iphone.JPG", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0"), "a HEIC picture"],
  ["page.jpg", Buffer.from("<!doctype html>"), "no picture"],
  ["half.jpg", jpeg.subarray(0, jpeg.length / 2), "only a part of one"],
  ["print.jpg", await sharp(jpeg).toColourspace("cmyk").jpeg().toBuffer(), "CMYK"],
  ["moving.gif", gif, "a moving picture"],
  ["wide.jpg", wide, "larger than 50 megapixels"],
  ["place.JPG", await photograph().jpeg().toBuffer(), "npm run format"],
])("pictures: %s stops the build with its name and what it is", async (name, bytes, expected) => {
  const copy = smallContent();
  writeFileSync(join(copy.folder, name), bytes);
  await expect(checkPictures()).rejects.toThrow(new RegExp(`${name}\\n {2}.*${expected}`));
});
