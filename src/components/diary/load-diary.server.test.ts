import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { stringify } from "yaml";
import {
  type ContentCopy,
  contentWithAccounts,
  refusalOf,
  writeAccounts,
} from "../../../tests/support/content-copy.ts";
import { isIndexed } from "../../lib/addresses/pages.server.ts";
import { languages } from "../../lib/content/load-content.server.ts";
import { diaryPageNames, diaryYears, loadDiary } from "./load-diary.server.ts";

let copy: ContentCopy;
let folder: string;

function goodEntry(date = "2026-01-17") {
  const inEach = (text: string) =>
    Object.fromEntries(languages().map(({ code }) => [code, `${text} ${code}`]));
  return {
    date,
    place: inEach("Ksar"),
    program: "food",
    figures: { families: 12 },
    text: inEach("Twelve baskets were carried to twelve doors."),
  };
}

const file = "2026-01-17-ksar.yaml";
const write = (name: string, entry: object) =>
  writeFileSync(join(folder, name), stringify(entry, { aliasDuplicateObjects: false }));

beforeEach(() => {
  copy = contentWithAccounts([]);
  folder = join(copy.folder, "diary");
  mkdirSync(folder);
});

test("diary: search engines list entries, but not examples", () => {
  write(file, goodEntry());
  expect([loadDiary().length, isIndexed("diary")]).toEqual([1, true]);
  copy.set("records.yaml", { examples: true });
  expect([loadDiary().length, isIndexed("diary")]).toEqual([0, false]);
});

test("diary: begins with the latest entry and has a page for each older year", () => {
  for (const date of ["2024-03-02", "2026-01-17", "2025-12-31", "2026-01-18"]) {
    write(`${date}-ksar.yaml`, goodEntry(date));
  }
  const entries = loadDiary();
  const days = ["2026-01-18", "2026-01-17", "2025-12-31", "2024-03-02"];
  expect(entries.map(({ date }) => date)).toEqual(days);
  expect(diaryYears()).toEqual(["2026", "2025", "2024"]);
  expect(diaryPageNames()).toEqual(["2025", "2024", ...entries.map(({ name }) => name)]);
});

const entry = goodEntry();
const picture = { file: "2026-01-17-ksar.png", everyoneShownAgreed: true, alt: entry.text };
const disagreed = { ...picture, everyoneShownAgreed: false };
const elsewhere = { ...picture, file: "../images/a.png" };

test.each<[string, object, string]>([
  ["a day still to come", { ...entry, date: "2999-01-01" }, "date: expected a day that is not"],
  ["another day than the file's", { ...entry, date: "2026-01-16" }, "date: expected 2026-01-17"],
  ["no figure", { ...entry, figures: {} }, "figures: expected at least one counted figure"],
  [
    "another program's figure",
    { ...entry, figures: { bags: 3 } },
    "figures: expected at least one counted figure, and only those of the program: fam",
  ],
  ["a figure that was guessed", { ...entry, figures: { families: 12.5 } }, "a whole number"],
  ["a disagreement", { ...entry, picture: disagreed }, "everyoneShownAgreed: expected true: a"],
  ["a missing picture", { ...entry, picture }, "picture.file: expected 2026-01-17-ksar"],
  ["a picture elsewhere", { ...entry, picture: elsewhere }, "file: expected a file name such as"],
])("diary: refuses %s", (_what, wrong, problem) => {
  write(file, wrong);
  const refusal = refusalOf(copy, loadDiary);
  expect(refusal.file).toBe(`diary/${file}`);
  expect(refusal.problems).toContain(problem);
});

test.each(["17-01-2026-ksar.yaml", "2026-01-17.yaml", "2026-01-17-Ksar.yaml"])(
  "diary: refuses the file name %s",
  (name) => {
    write(name, entry);
    expect(refusalOf(copy, loadDiary)).toEqual({
      file: `diary/${name}`,
      problems: expect.stringContaining("expected a file name such as 2026-11-14-dar-naim.yaml"),
    });
  },
);

test("diary: refuses more costs of a month than the accounts have, and names each entry", () => {
  writeAccounts(copy, [
    ["2026-01-04", "in", "food", "30000", "Gifts"],
    ["2026-01-05", "out", "food", "27300", "Rice"],
  ]);
  write(file, { ...entry, cost: 20_000 });
  write("2026-01-18-riyad.yaml", { ...goodEntry("2026-01-18"), cost: 7300 });
  write("2026-01-19-riyad.yaml", goodEntry("2026-01-19"));
  expect(loadDiary()).toHaveLength(3);
  write("2026-01-18-riyad.yaml", { ...goodEntry("2026-01-18"), cost: 7301 });
  expect(refusalOf(copy, loadDiary)).toEqual({
    file: `diary/${file}, 2026-01-18-riyad.yaml`,
    problems: expect.stringContaining("cost: expected at most 27300"),
  });
});

test("diary: refuses a file that no entry names", () => {
  write(file, entry);
  copyFileSync("content/examples/diary/2026-10-24-riyad.png", join(folder, "left.png"));
  expect(refusalOf(copy, loadDiary)).toEqual({
    file: "diary/left.png",
    problems: expect.stringContaining("no entry names this file"),
  });
});
