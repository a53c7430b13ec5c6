import { globSync, readFileSync, writeFileSync } from "node:fs";
import sharp, { type Metadata } from "sharp";
import { say } from "../terminal/say.server.ts";
import { ContentError, mapCollectingErrors } from "./content-error.server.ts";
import { contentFolder } from "./read-yaml.server.ts";

/** Whatever the project publishes, in a page or in its repository, but not what it makes of these files. */
const pictureFiles = (): string[] =>
  globSync([contentFolder(), "art", "public", "src"].map((folder) => `${folder}/**/*`))
    .filter((file) => /\.(?:jpe?g|png|webp|avif|gif|hei[cf]|jfif|tiff?|bmp)$/i.test(file))
    .sort();

/** JPEG, PNG, WebP and AVIF by their first bytes. An SVG under another name can take seconds to read. */
const signature = /^(?:\xFF\xD8\xFF|\x89PNG|RIFF.{4}WEBP|.{4}ftypavi[fs])/s;

/** A JPEG's comment, or what a program added, behind other parts (ITU-T T.81, B.1.1.4). `sharp` does not tell it. */
function hasComment(jpeg: Buffer, at = 2): boolean {
  const [kind = 0xda] = jpeg.subarray(at + 1);
  if (kind === 0xda || at + 4 > jpeg.length) return false;
  if (kind === 0xff) return hasComment(jpeg, at + 1);
  // 0xEE tells how colours are written.
  const isAdded = kind === 0xfe || (kind > 0xe2 && kind < 0xf0 && kind !== 0xee);
  return isAdded || hasComment(jpeg, at + 2 + jpeg.readUInt16BE(at + 2));
}

/** The length and the name of a part of a PNG with words or a day, also behind the pixels, where `sharp` stops. */
const words = /\0.{3}(?:tEXt|[iz]TXt|eXIf|tIME)/s;

/** What a camera or a program writes names place, day, phone or person, and a commit publishes it for ever. */
const hasWords = ({ exif, xmp, iptc, comments, format }: Metadata, bytes: Buffer): boolean =>
  [exif, xmp, iptc, comments].some((data) => data !== undefined) ||
  (format === "jpeg"
    ? hasComment(bytes)
    : format === "png" && words.test(bytes.toString("latin1")));

/** In bytes. A larger picture makes every copy of the repository heavier. WhatsApp sends 0.1 to 0.5 MB. */
const mostBytes = 3 * 1024 * 1024;

/** In pixels. A larger one takes a gigabyte of memory to read. */
const mostPixels = 50_000_000;

/** What is wrong with a picture and what to do, or `undefined`. The ending of its name proves nothing. */
async function mistakeIn(file: string): Promise<string | undefined> {
  const bytes = readFileSync(file);
  if (bytes.length === 0) return say("the file is empty; copy the picture again");
  if (bytes.length > mostBytes) return tooLarge;
  if (/^ftyp(?:hei|hev|mif1|msf1)/.test(bytes.toString("latin1", 4, 12))) {
    return say(
      "a HEIC picture of an iPhone, whatever its name ends in; save it as JPEG, or send it through WhatsApp",
    );
  }
  try {
    if (!signature.test(bytes.toString("latin1", 0, 12))) return unreadable;
    const picture = sharp(bytes, { failOn: "truncated", limitInputPixels: false });
    const metadata = await picture.metadata();
    const { width, height, space } = metadata;
    if (space === "cmyk") return say("a picture in CMYK, for printing; save it in RGB");
    if (width * height > mostPixels) return tooLarge;
    // To make it small reads all of it. `stats` passes half a picture in two of five tries, when many are read at once.
    await picture.resize(8, 8, { fit: "fill" }).raw().toBuffer();
    return hasWords(metadata, bytes) ? withCameraData : undefined;
  } catch {
    return unreadable;
  }
}

const tooLarge = say(
  "larger than 3 MB or 50 megapixels; `npm run format` makes it smaller, but save a PNG photograph as JPEG",
);
const unreadable = say("no picture, or only a part of one; open it, and save it as JPEG");

const withCameraData = say(
  "expected a picture without what the camera wrote into it, such as where it was taken; `npm run format` takes that out. If it was committed already, take it out of the history too",
);

/** @throws ContentError naming each picture that cannot be used, what it is, and what to do */
export async function checkPictures(): Promise<void> {
  const files = pictureFiles();
  const mistakes = await Promise.all(files.map(mistakeIn));
  mapCollectingErrors(files.entries(), ([index, file]) => {
    const expected = mistakes[index];
    if (expected) throw new ContentError(file, [{ path: "", expected }]);
  });
}

/** In pixels. A phone's photograph of 4 MB becomes one of 0.5 MB, and no page shows more than 1,600. */
const mostSide = 2000;

/**
 * Writes pictures again without such data, upright, because it also says how to turn them, and not larger than needed.
 * @returns a line for each picture that was written, and for each that the build refuses
 */
export async function formatPictures(): Promise<string[]> {
  const lines: string[] = [];
  for (const file of pictureFiles()) {
    const before = await mistakeIn(file);
    const isWritten = await writeAgain(file, before).catch(() => false);
    const mistake = isWritten ? ((await mistakeIn(file)) ?? written) : before;
    if (mistake) lines.push(`${file}: ${mistake}`);
  }
  return lines;
}

const written = say("smaller, or without what the camera wrote into it, such as the place");

async function writeAgain(file: string, mistake: string | undefined): Promise<boolean> {
  if (mistake !== undefined && mistake !== tooLarge && mistake !== withCameraData) return false;
  const picture = sharp(readFileSync(file));
  const { width, height } = await picture.metadata();
  if (mistake === undefined && Math.max(width, height) <= mostSide) return false;
  const size = { fit: "inside", withoutEnlargement: true } as const;
  const smaller = picture.autoOrient().resize(mostSide, mostSide, size);
  writeFileSync(file, await smaller.jpeg({ quality: 85, force: false }).toBuffer());
  return true;
}
