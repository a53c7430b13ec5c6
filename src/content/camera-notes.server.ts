import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { ContentError, makeEach } from "./content-error.server.ts";
import { contentFolder } from "./load-content.server.ts";

/** Photographs that a person laid into the content, below the content folder. */
const pictures = () => globSync("**/*.{jpg,jpeg,png,webp}", { cwd: contentFolder() }).sort();

/** By its bytes: of a name `sharp` may know an earlier file. */
const open = (file: string) => sharp(readFileSync(join(contentFolder(), file)));

/** Place, day, phone, a name: what is committed once stays in the history for all to read. */
async function hasCameraNotes(file: string): Promise<boolean> {
  const { exif, xmp, iptc } = await open(file).metadata();
  return [exif, xmp, iptc].some((notes) => notes !== undefined);
}

/** @throws ContentError naming each picture with such notes, and the command that takes them out */
export async function checkPictures(): Promise<void> {
  const files = pictures();
  const noted = await Promise.all(files.map(hasCameraNotes));
  const expected =
    "expected a picture without what the camera wrote into it, such as where it was taken; " +
    "`npm run format` takes that out. If it was committed already, take it out of the history too";
  makeEach(
    files.filter((_, index) => noted[index]),
    (file) => {
      throw new ContentError(join(contentFolder(), file), [{ path: "", expected }]);
    },
  );
}

/** Writes such pictures anew: upright, since the notes also say how the camera was held. */
export async function removeCameraNotes(): Promise<void> {
  for (const file of pictures()) {
    if (!(await hasCameraNotes(file))) continue;
    const upright = open(file).autoOrient();
    const written = /\.jpe?g$/.test(file) ? upright.jpeg({ quality: 90 }) : upright;
    writeFileSync(join(contentFolder(), file), await written.toBuffer());
  }
}
