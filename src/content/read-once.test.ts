import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { ContentCopy } from "../../tests/support/content-copy.ts";
import { loadLedger } from "../accounts/ledger.ts";

import { loadPage } from "../layouts/load-page.ts";

import { languages } from "./load-content.ts";
import { loadSite } from "./site.ts";

vi.mock("node:fs", async (original) => {
  const fs = await original<typeof import("node:fs")>();
  return { ...fs, readFileSync: vi.fn(fs.readFileSync) };
});

let copy: ContentCopy;

beforeEach(() => {
  copy = new ContentCopy();
  vi.stubEnv("CONTENT_DIR", copy.folder);
  vi.mocked(readFileSync).mockClear();
});

/** How often a file of the content was read. */
const reads = (file: string) =>
  vi.mocked(readFileSync).mock.calls.filter(([name]) => name === join(copy.folder, file)).length;

test("each file is read once, however many pages ask for it", () => {
  for (const language of languages()) {
    loadPage("home", language);
    loadPage("questions", language);
  }
  loadLedger();
  loadLedger();
  const files = vi.mocked(readFileSync).mock.calls.map(([name]) => String(name));
  const own = files.filter((name) => name.startsWith(copy.folder));
  expect(own.filter((name, i) => own.indexOf(name) !== i)).toEqual([]);
  expect(own).toContain(join(copy.folder, "en/ui.yaml"));
  expect(own).toContain(join(copy.folder, "examples/accounts.csv"));
});

test("a file that has changed is read anew, so that the preview in development follows", () => {
  expect(loadSite().phone).not.toBe("+222 11 22 33 44");
  copy.set("site.yaml", { phone: "+222 11 22 33 44" });
  const before = reads("site.yaml");
  expect(loadSite().phone).toBe("+222 11 22 33 44");
  expect(reads("site.yaml")).toBe(before + 1);
});
