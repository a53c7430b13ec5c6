import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Metadata } from "sharp";
import { say } from "../terminal/say.server.ts";
import { ContentError, makeEach } from "./content-error.server.ts";
import { contentFolder } from "./read-yaml.server.ts";

/** `sharp` gets the bytes, because it may remember an earlier picture by the name of its file. */
const readPicture = (file: string) => readFileSync(join(contentFolder(), file));

/** What a camera writes names place, day or phone, and a commit publishes it for ever. */
const hasCameraData = ({ exif, xmp, iptc }: Metadata): boolean =>
  [exif, xmp, iptc].some((data) => data !== undefined);

const pictureFiles = (): string[] =>
  globSync("**/*", { cwd: contentFolder() })
    .filter((file) => /\.(?:jpe?g|png|webp|gif|hei[cf])$/i.test(file))
    .sort();

/** In bytes. A larger picture makes every copy of the repository heavier. WhatsApp sends 0.1 to 0.5 MB. */
const mostBytes = 3 * 1024 * 1024;

/** In pixels. A larger one takes a gigabyte of memory to read. */
const mostPixels = 50_000_000;

/** What is wrong with a picture and what to do, or `undefined`. The ending of its name proves nothing. */
async function mistakeIn(file: string): Promise<string | undefined> {
  const bytes = readPicture(file);
  if (bytes.length === 0) return say("the file is empty; copy the picture again");
  if (bytes.length > mostBytes) return say("larger than 3 MB; make it smaller first");
  if (/^ftyp(?:hei|hev|mif1|msf1)/.test(bytes.toString("latin1", 4, 12))) {
    return say(
      "a HEIC picture of an iPhone, whatever its name ends in; save it as JPEG, or send it through WhatsApp",
    );
  }
  try {
    const picture = sharp(bytes, { failOn: "truncated", limitInputPixels: false });
    const metadata = await picture.metadata();
    const { width, height, pages = 1, space } = metadata;
    if (pages > 1) return say("a moving picture; save one still picture as JPEG");
    if (space === "cmyk") return say("a picture in CMYK, for printing; save it in RGB");
    if (width * height > mostPixels) return say("larger than 50 megapixels; make it smaller first");
    await picture.stats();
    return hasCameraData(metadata) ? withCameraData : undefined;
  } catch {
    return say("no picture, or only a part of one; open it, and save it as JPEG");
  }
}

const withCameraData = say(
  "expected a picture without what the camera wrote into it, such as where it was taken; `npm run format` takes that out. If it was committed already, take it out of the history too",
);

/** @throws ContentError naming each picture that cannot be used, what it is, and what to do */
export async function checkPictures(): Promise<void> {
  const files = pictureFiles();
  const mistakes = await Promise.all(files.map(mistakeIn));
  makeEach(files.entries(), ([index, file]) => {
    const expected = mistakes[index];
    if (expected) throw new ContentError(join(contentFolder(), file), [{ path: "", expected }]);
  });
}

/**
 * Writes pictures with such data again, without it and upright, because it also says how to turn them.
 * @returns the files that had such data
 */
export async function removeCameraData(): Promise<string[]> {
  const cleaned: string[] = [];
  for (const file of pictureFiles()) {
    const picture = sharp(readPicture(file));
    if (!hasCameraData(await picture.metadata())) continue;
    const upright = picture.autoOrient();
    const written = /\.jpe?g$/i.test(file) ? upright.jpeg({ quality: 90 }) : upright;
    writeFileSync(join(contentFolder(), file), await written.toBuffer());
    cleaned.push(file);
  }
  return cleaned;
}
