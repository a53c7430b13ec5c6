import { mkdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { smallContent } from "../../../tests/support/content-copy.ts";
import { type DiaryEntry, diaryFolder } from "./load-diary.server.ts";
import { pictureOf } from "./pictures.server.ts";

const words = { en: "Made-up noise in place of a photograph" };
const entry: DiaryEntry = {
  name: "2026-01-17-ksar",
  date: "2026-01-17",
  place: words,
  program: "food",
  figures: { families: 1 },
  text: words,
  picture: { file: "ksar.jpg", everyoneShownAgreed: true, alt: words },
};

/** A photograph as a phone makes it: on its side, with the place in it, and hard to compress. */
async function savePhotograph(): Promise<void> {
  smallContent();
  mkdirSync(diaryFolder(), { recursive: true });
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const photograph = sharp({
    create: { width: 330, height: 220, channels: 3, background: "#888", noise },
  })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "18/1 5/1 0/1" } });
  await photograph.toFile(join(diaryFolder(), "ksar.jpg"));
}

test("diary picture: stays within its limits and has no data of a camera", async () => {
  await savePhotograph();
  const picture = await pictureOf(entry);
  if (!picture) throw new Error("no picture");
  onTestFinished(() => {
    for (const { path } of Object.values(picture)) rmSync(join("generated/diary", basename(path)));
  });
  const most = { avif: 16_000, jpeg: 18_000, large: 200_000 };
  for (const size of ["avif", "jpeg", "large"] as const) {
    const { bytes, width, height } = picture[size];
    expect(bytes.length).toBeLessThanOrEqual(most[size]);
    const { exif, orientation = 1, ...seen } = await sharp(bytes).metadata();
    expect([exif, orientation, seen.width, seen.height]).toEqual([undefined, 1, width, height]);
    expect(height).toBeGreaterThan(width);
  }
}, 120_000);
