import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { hashOf, photographFolder } from "../../lib/addresses/addresses.server.ts";
import { type DiaryEntry, diaryFolder, loadDiary } from "./load-diary.server.ts";

/** Without its picture a page takes 32 of its 46 KB. The JPEG is for browsers without AVIF. */
const sizes = {
  avif: { width: 640, format: "avif", mostBytes: 16_000 },
  jpeg: { width: 480, format: "jpeg", mostBytes: 18_000 },
  large: { width: 1600, format: "jpeg", mostBytes: 200_000 },
} as const;

type Size = { width: number; format: "avif" | "jpeg"; mostBytes: number };

const qualities = [55, 35];
const shrink = 0.7;

export type EntryPicture = NonNullable<Awaited<ReturnType<typeof pictureOf>>>;

/** Makes each size once and keeps it in `generated/` under the hash of the original. */
export async function pictureOf({ name, picture }: DiaryEntry) {
  if (!picture) return undefined;
  const source = readFileSync(join(diaryFolder(), picture.file));
  const makeSize = (size: Size) =>
    makeFile(source, `${name}-${hashOf(source)}-${size.width}`, size);
  return {
    avif: await makeSize(sizes.avif),
    jpeg: await makeSize(sizes.jpeg),
    large: await makeSize(sizes.large),
  };
}

export async function allPictureFiles() {
  const pictures = await Promise.all(loadDiary().map(pictureOf));
  return pictures.flatMap((picture) => Object.values(picture ?? {}));
}

async function makeFile(source: Buffer, name: string, size: Size) {
  const file = `${name}.${size.format === "jpeg" ? "jpg" : size.format}`;
  const kept = join("generated/diary", file);
  if (!existsSync(kept)) {
    mkdirSync("generated/diary", { recursive: true });
    writeFileSync(kept, await encodePicture(source, size));
  }
  const bytes = readFileSync(kept);
  const { width, height } = await sharp(bytes).metadata();
  return { path: `/${photographFolder}/${file}`, width, height, bytes };
}

/** `sharp` leaves out what the camera wrote into the file, such as the place. */
async function encodePicture(source: Buffer, { width, format, mostBytes }: Size): Promise<Buffer> {
  for (const quality of qualities) {
    const upright = sharp(source).autoOrient().resize({ width, withoutEnlargement: true });
    const flat = upright.flatten({ background: "#fffdf8" });
    const bytes = await (format === "avif"
      ? flat.avif({ quality, effort: 4 })
      : flat.jpeg({ quality, mozjpeg: true })
    ).toBuffer();
    if (bytes.length <= mostBytes) return bytes;
  }
  return encodePicture(source, { width: Math.round(width * shrink), format, mostBytes });
}
