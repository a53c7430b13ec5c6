import { afterEach, expect, test, vi } from "vitest";
import { buildSite } from "../../support/built-site.ts";
import { ContentCopy } from "../../support/content-copy.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

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

test("build: stops at a finished page with a number that site.yaml does not have", () => {
  vi.stubEnv("LC_ALL", "C");
  const copy = new ContentCopy();
  const paper = { name: "A", number: "+222 36 12 34 57", date: "2019-03-02", authority: "A" };
  copy.set("site.yaml", { registration: paper });
  const failure = buildSite(copy.folder, "build/refused");
  expect(failure).toContain("  fr/about.html: +222 36 12 34 57");
}, 300_000);
