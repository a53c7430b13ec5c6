import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { smallContent } from "../../../tests/support/content-copy.ts";
import { checkPictures, formatPictures } from "./content-pictures.server.ts";

const place = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "18/1 5/1 0/1" } };
const flat = { width: 40, height: 20, channels: 3, background: "#888" } as const;
const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"/>';

/** A photograph of a phone held upright: the stored picture lies on its side. */
const photograph = () =>
  sharp({ create: flat }).withMetadata({ orientation: 6 }).withExifMerge(place);

const jpeg = await sharp({ create: { ...flat, width: 400, height: 400, background: "#a31" } })
  .jpeg()
  .toBuffer();
const png = await sharp({ create: flat }).png().toBuffer();
const frame = jpeg.indexOf("ffc0", 0, "hex");
/** The same picture, which says that it is 32,767 pixels wide and high. */
const wide = Buffer.from(jpeg);
wide.writeUInt32BE(0x7fff_7fff, frame + 5);

/** A picture with a part more, as phones and programs write them. */
const withPart = (picture: Buffer, at: number, part: string) =>
  Buffer.concat([picture.subarray(0, at), Buffer.from(part, "latin1"), picture.subarray(at)]);
const comment = withPart(jpeg, frame, "\xFF\xFE\0\x0818.0 N");
const author = "\0\0\0\x0EtEXtAuthor\0Someone\0\0\0\0";

const wrong = [
  ["empty.jpg", Buffer.alloc(0), "the file is empty"],
  ["heavy.jpg", Buffer.alloc(3 * 1024 * 1024 + 1), "larger than 3 MB"],
  ["iphone.JPG", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0"), "a HEIC picture"],
  ["page.jpg", Buffer.from("<!doctype html>"), "no picture"],
  ["half.jpg", jpeg.subarray(0, jpeg.length / 2), "only a part of one"],
  ["print.jpg", await sharp(jpeg).toColourspace("cmyk").jpeg().toBuffer(), "CMYK"],
  ["drawing.png", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), "no picture"],
  ["comment.jpg", comment, "npm run format"],
  ["after-a-gap.jpg", withPart(jpeg, 2, "\xFF\xFF\xFE\0\x0818.0 N"), "npm run format"],
  ["of-a-phone.jpg", withPart(jpeg, 2, "\xFF\xE4\0\x0818.0 N"), "npm run format"],
  ["at-the-end.png", withPart(png, png.length - 12, author), "npm run format"],
  ["moving.gif", Buffer.from("GIF89a"), "no picture"],
  ["wide.jpg", wide, "50 megapixels"],
  ["place.JPG", await photograph().jpeg().toBuffer(), "npm run format"],
] as const;

test("pictures: each that cannot be used stops the build with its name and what it is", async () => {
  const copy = smallContent();
  for (const [name, bytes] of wrong) writeFileSync(join(copy.folder, name), bytes);
  const { message } = await checkPictures().then(
    () => new Error("accepted"),
    (error) => error,
  );
  for (const [name, , what] of wrong)
    expect(message).toMatch(new RegExp(`${name}\\n {2}.*${what}`));
});

test("format: takes place, comments and texts out of pictures", async () => {
  const copy = smallContent();
  const at = (name: string) => join(copy.folder, name);
  const files = ["comment.jpg", "ksar.jpg", "ksar.webp", "tea.png", "words.png"].map(at);
  const [jpg = "", upright = "", webp = "", tea = "", words = ""] = files;
  writeFileSync(jpg, comment);
  await photograph().toFile(upright);
  await photograph().toFile(webp);
  await sharp({ create: flat }).withXmp(xmp).toFile(tea);
  writeFileSync(words, withPart(png, 33, author));
  const lines = await formatPictures();
  expect(lines.map((line) => line.split(": ")[0])).toEqual(files);
  await expect(checkPictures()).resolves.toBeUndefined();
  const { format, width, height } = await sharp(readFileSync(upright)).metadata();
  expect([format, width, height]).toEqual(["jpeg", 20, 40]);
});

test("format: makes a phone's photograph smaller, names what it cannot read, and goes on", async () => {
  const copy = smallContent();
  const large = { create: { ...flat, width: 2400, height: 180 } };
  writeFileSync(join(copy.folder, "a.jpg"), "ftyp");
  await sharp(large).jpeg().toFile(join(copy.folder, "b.jpg"));
  const lines = await formatPictures();
  expect(lines).toEqual([
    expect.stringMatching(/a\.jpg: no picture/),
    expect.stringMatching(/b\.jpg: smaller/),
  ]);
  const { width, height } = await sharp(readFileSync(join(copy.folder, "b.jpg"))).metadata();
  expect([width, height]).toEqual([2000, 150]);
  expect(await formatPictures()).toHaveLength(1);
});
