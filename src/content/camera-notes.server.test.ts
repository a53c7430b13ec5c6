import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { smallContent } from "../../tests/support/small-content.ts";
import { checkPictures, removeCameraNotes } from "./camera-notes.server.ts";

const place = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "18/1 5/1 0/1" } };
const flat = { width: 40, height: 20, channels: 3, background: "#888" } as const;
const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"/>';

/** A photograph of a phone held upright: the stored picture lies on its side. */
const photograph = () =>
  sharp({ create: flat }).withMetadata({ orientation: 6 }).withExifMerge(place);

test("pictures: a photograph with camera notes stops the build until the notes are removed", async () => {
  const copy = smallContent();
  vi.stubEnv("CONTENT_DIR", copy.folder);
  mkdirSync(join(copy.folder, "diary"), { recursive: true });
  const files = ["diary/2026-01-17-ksar.jpg", "diary/2026-01-18-ksar.webp", "diary/tea.png"];
  const pictures = [
    photograph().jpeg(),
    photograph().webp(),
    sharp({ create: flat }).withXmp(xmp).png(),
  ];
  for (const [index, file] of files.entries()) {
    writeFileSync(join(copy.folder, file), (await pictures[index]?.toBuffer()) ?? "");
  }

  const refusal = await checkPictures().catch((error: unknown) => `${error}`);
  for (const file of files) expect(refusal).toContain(file);
  expect(refusal).toContain("npm run format");

  expect(await removeCameraNotes()).toEqual(files);
  await expect(checkPictures()).resolves.toBeUndefined();
  const sizes = await Promise.all(
    files.map((file) => sharp(readFileSync(join(copy.folder, file))).metadata()),
  );
  expect(sizes.map(({ format, width, height }) => [format, width, height])).toEqual([
    ["jpeg", 20, 40],
    ["webp", 20, 40],
    ["png", 40, 20],
  ]);
});
