import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { icons, writeIcons } from "./write-icons.ts";

let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "icons-"));
  await writeIcons(folder);
});
afterAll(() => rm(folder, { recursive: true }));

test.each(Object.entries(icons))(
  "%s is a square of %i pixels without holes",
  async (name, size) => {
    const { width, height, format, hasAlpha } = await sharp(join(folder, name)).metadata();
    expect({ width, height, format, hasAlpha }).toEqual({
      width: size,
      height: size,
      format: "png",
      hasAlpha: false,
    });
  },
);

test("favicon.ico holds one picture of 32 pixels", async () => {
  const ico = await readFile(join(folder, "favicon.ico"));
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const png = ico.subarray(ico.readUInt32LE(18), ico.readUInt32LE(18) + ico.readUInt32LE(14));
  expect(await sharp(png).metadata()).toMatchObject({ width: 32, height: 32, format: "png" });
});
