import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { smallContent } from "../../tests/support/content-copy.ts";
import { type DiaryEntry, diaryFolder } from "./load-diary.server.ts";
import { type EntryPicture, pictureOf } from "./pictures.server.ts";

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

let picture: EntryPicture;

/** A photograph as a phone makes it: on its side, with the place in it, and hard to compress. */
beforeAll(async () => {
  const copy = smallContent();
  vi.stubEnv("CONTENT_DIR", copy.folder);
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
  const result = await pictureOf(entry);
  if (!result) throw new Error("no picture");
  picture = result;
}, 120_000);

afterAll(() => {
  for (const { file } of Object.values(picture)) rmSync(join("generated/diary", file));
});

test.each([
  ["avif", 16_000],
  ["jpeg", 18_000],
  ["large", 200_000],
] as const)(
  "diary picture: %s stays within its limit and has no camera notes",
  async (size, mostBytes) => {
    const { bytes, width, height } = picture[size];
    expect(bytes.length).toBeLessThanOrEqual(mostBytes);
    const seen = await sharp(bytes).metadata();
    expect([seen.exif, seen.xmp, seen.iptc]).toEqual([undefined, undefined, undefined]);
    expect(seen.orientation ?? 1).toBe(1);
    expect([seen.width, seen.height]).toEqual([width, height]);
    expect(height).toBeGreaterThan(width);
  },
);
