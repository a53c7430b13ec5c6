import { globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { contentFolder } from "../../../src/content/read-yaml.server.ts";
import { buildSite, builtFolder } from "../../support/built-site.ts";
import { ContentCopy } from "../../support/content-copy.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

const aYearMs = 31_536_000_000;

/** Runs before the build and sets its clock a year ahead. */
const later = `
  const Now = Date;
  globalThis.Date = class extends Now {
    constructor(...given) { given.length > 0 ? super(...given) : super(Now.now() + ${aYearMs}); }
    static now() { return Now.now() + ${aYearMs}; }
  };`;

/** Builds of tests have no compressed copies. */
const publishedFiles = (cwd: string) =>
  globSync("**/*.*", { cwd, exclude: ["**/*.{br,gz}"] }).sort();

test("build: gives the same bytes for one commit in another zone, folder and year", () => {
  rmSync("build/again", { recursive: true, force: true });
  vi.stubEnv("TZ", "Asia/Tokyo");
  vi.stubEnv("NODE_OPTIONS", `--import=data:text/javascript,${encodeURIComponent(later)}`);
  expect(buildSite(contentFolder(), "build/again")).toBe("");
  const client = "build/again/client";
  const files = publishedFiles(builtFolder);
  expect(publishedFiles(client)).toEqual(files);
  const read = (built: string, file: string) => readFileSync(join(built, file));
  const differing = files.filter((file) => !read(builtFolder, file).equals(read(client, file)));
  expect(differing, "build/client, unless it is older than the commit").toEqual([]);
}, 300_000);

test("build: stops at bad content and names each file, the key and what was expected", () => {
  vi.stubEnv("LC_ALL", "C");
  const copy = new ContentCopy();
  copy.set("site.yaml", { phone: 22236000000 });
  copy.set("ar/home.yaml", { "hero.badge": "متطوعون" });
  const failure = buildSite(copy.folder, "build/refused");
  expect(failure).toContain('put it in quotes: "22236000000"');
  expect(failure).toContain("ar/home.yaml");
  expect(failure).toMatch(
    /hero\.badge, line \d+: expected a text with exactly these placeholders: \{founded\}/,
  );
});
