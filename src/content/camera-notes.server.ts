import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { ContentError, makeEach } from "./content-error.server.ts";
import { contentFolder } from "./read-yaml.server.ts";

/** Reads the bytes, since `sharp` may remember an earlier file of the same name. */
const openPicture = (file: string) => sharp(readFileSync(join(contentFolder(), file)));

/** Such notes name place, day or phone, and a commit publishes them for ever. */
async function hasCameraNotes(file: string): Promise<boolean> {
  const { exif, xmp, iptc } = await openPicture(file).metadata();
  return [exif, xmp, iptc].some((notes) => notes !== undefined);
}

async function picturesWithNotes(): Promise<string[]> {
  const files = globSync("**/*.{jpg,jpeg,png,webp}", { cwd: contentFolder() }).sort();
  const noted = await Promise.all(files.map(hasCameraNotes));
  return files.filter((_, index) => noted[index]);
}

/** @throws ContentError naming each picture with notes, and the command that removes them */
export async function checkPictures(): Promise<void> {
  const expected =
    "expected a picture without what the camera wrote into it, such as where it was taken; " +
    "`npm run format` takes that out. If it was committed already, take it out of the history too";
  makeEach(await picturesWithNotes(), (file) => {
    throw new ContentError(join(contentFolder(), file), [{ path: "", expected }]);
  });
}

/**
 * Writes these pictures again without notes, and upright, since the notes also say how to turn them.
 * @returns the files that had notes
 */
export async function removeCameraNotes(): Promise<string[]> {
  const files = await picturesWithNotes();
  for (const file of files) {
    const upright = openPicture(file).autoOrient();
    const written = /\.jpe?g$/.test(file) ? upright.jpeg({ quality: 90 }) : upright;
    writeFileSync(join(contentFolder(), file), await written.toBuffer());
  }
  return files;
}
