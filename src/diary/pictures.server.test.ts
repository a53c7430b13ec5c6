import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { smallContent } from "../../tests/support/content-copy.ts";
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
  const noise = { width: 900, height: 600, channels: 3 as const, background: "#888" };
  const photograph = await sharp({
    create: { ...noise, noise: { type: "gaussian", mean: 128, sigma: 15 } },
  })
    .withExif({
      IFD0: { Make: "Made-up" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "18/1 5/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(photograph).metadata()).exif?.length).toBeGreaterThan(0);
  writeFileSync(join(diaryFolder(), "ksar.jpg"), photograph);
}

test("diary picture: stays within its limits and has no camera notes", async () => {
  await savePhotograph();
  const picture = await pictureOf(entry);
  if (!picture) throw new Error("no picture");
  onTestFinished(() => {
    for (const { file } of Object.values(picture)) rmSync(join("generated/diary", file));
  });
  const { avif, jpeg, large } = picture;
  expect(avif.bytes.length).toBeLessThanOrEqual(16_000);
  expect(jpeg.bytes.length).toBeLessThanOrEqual(18_000);
  expect(large.bytes.length).toBeLessThanOrEqual(200_000);
  for (const { bytes, width, height } of [avif, jpeg, large]) {
    const seen = await sharp(bytes).metadata();
    expect([seen.exif, seen.xmp, seen.iptc]).toEqual([undefined, undefined, undefined]);
    expect(seen.orientation ?? 1).toBe(1);
    expect([seen.width, seen.height]).toEqual([width, height]);
    expect(height).toBeGreaterThan(width);
  }
}, 120_000);
