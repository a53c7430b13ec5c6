import { cpSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { ContentCopy } from "../../tests/support/content-copy.ts";
import { contentWithEvents, eventData } from "../../tests/support/content-events.ts";
import { recordProblems } from "./record-problems.ts";

const events = { "2031-05-10-raking": eventData() };

afterEach(() => vi.unstubAllEnvs());

test("a share card that says something else than its text is named, and no other for it", () => {
  const copy = new ContentCopy();
  vi.stubEnv("CONTENT_DIR", copy.folder);
  const namedFiles = () =>
    recordProblems()
      .filter(({ where }) => where === join("public", "share"))
      .flatMap(({ key }) => key.split(", "));
  const before = namedFiles();
  copy.set("fr/share.yaml", { "work.title": "Un autre titre" });
  expect(namedFiles().sort()).toEqual([...new Set([...before, "work-fr.png"])].sort());
});

function problemsOf(copy: { folder: string }) {
  vi.stubEnv("CONTENT_DIR", copy.folder);
  return recordProblems().filter(({ key }) => key === "the dates");
}

test("made-up dates must not go public; the charity's own may, and none at all", () => {
  expect(problemsOf(contentWithEvents(events, true))).toEqual([
    expect.objectContaining({ problem: expect.stringMatching(/^1 made-up/) }),
  ]);
  expect(problemsOf(contentWithEvents(events))).toEqual([]);
  expect(problemsOf(contentWithEvents({}, true))).toEqual([]);
});

test("receipts made with the examples' salt must not go public", () => {
  const copy = new ContentCopy();
  vi.stubEnv("CONTENT_DIR", copy.folder);
  const salts = () => recordProblems().filter(({ key }) => key === "salt");
  expect(salts()).toEqual([]);
  cpSync(join(copy.folder, "examples/receipts"), join(copy.folder, "receipts"), {
    recursive: true,
  });
  expect(salts()).toHaveLength(1);
});
