import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { publishedFiles } from "../../tools/compare/compare-site.ts";
import { buildSite } from "../support/built-site.ts";

const aYearMs = 31_536_000_000;

/** Runs before the build and sets its clock a year ahead. */
const later = `
  const Now = Date;
  globalThis.Date = class extends Now {
    constructor(...given) { given.length > 0 ? super(...given) : super(Now.now() + ${aYearMs}); }
    static now() { return Now.now() + ${aYearMs}; }
  };`;

test("build: gives the same bytes for one commit in another time zone, folder and year", () => {
  const here = buildSite("content");
  vi.stubEnv("TZ", "Asia/Tokyo");
  vi.stubEnv("NODE_OPTIONS", `--import=data:text/javascript,${encodeURIComponent(later)}`);
  const elsewhere = buildSite("content");
  expect([here.failure, elsewhere.failure]).toEqual(["", ""]);
  const files = publishedFiles(here.client).map(({ file }) => file);
  expect(publishedFiles(elsewhere.client).map(({ file }) => file)).toEqual(files);
  const read = (client: string, file: string) => readFileSync(join(client, file));
  const differing = files.filter(
    (file) => !read(here.client, file).equals(read(elsewhere.client, file)),
  );
  expect(differing).toEqual([]);
}, 600_000);
