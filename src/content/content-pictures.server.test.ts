import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { smallContent } from "../../tests/support/content-copy.ts";
import { checkPictures, removeCameraData } from "./content-pictures.server.ts";

const place = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "18/1 5/1 0/1" } };
const flat = { width: 40, height: 20, channels: 3, background: "#888" } as const;
const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"/>';

/** A photograph of a phone held upright: the stored picture lies on its side. */
const photograph = () =>
  sharp({ create: flat }).withMetadata({ orientation: 6 }).withExifMerge(place);

test("pictures: lose the data of a camera", async () => {
  const copy = smallContent();
  const files = ["ksar.jpg", "ksar.webp", "tea.png"] as const;
  await photograph().toFile(join(copy.folder, files[0]));
  await photograph().toFile(join(copy.folder, files[1]));
  await sharp({ create: flat }).withXmp(xmp).toFile(join(copy.folder, files[2]));
  expect(await removeCameraData()).toEqual(files);
  await expect(checkPictures()).resolves.toBeUndefined();
  const { format, width, height } = await sharp(
    readFileSync(join(copy.folder, files[0])),
  ).metadata();
  expect([format, width, height]).toEqual(["jpeg", 20, 40]);
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
