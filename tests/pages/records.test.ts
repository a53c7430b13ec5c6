import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { loadAccounts, spentIn, sumOf } from "../../src/components/accounts/periods.server.ts";
import { countedPhrase, titleOf } from "../../src/components/diary/describe-entry.server.ts";
import { diaryFeedPath, entriesInFeed } from "../../src/components/diary/feed.server.ts";
import { diaryYears, loadDiary, monthsOf } from "../../src/components/diary/load-diary.server.ts";
import { loadNeed } from "../../src/components/donate/need/load-need.server.ts";
import { pathOf } from "../../src/lib/addresses/addresses.server.ts";
import { inLanguage, loadExamples } from "../../src/lib/content/records.server.ts";
import { loadSite } from "../../src/lib/content/site.server.ts";
import { dayIn } from "../../src/lib/i18n/day-words.ts";
import { groupThousands } from "../../src/lib/i18n/format-number.ts";
import {
  attributesOf,
  builtFolder,
  elementsOf,
  expectLink,
  expectWords,
  htmlOf,
  wordsOf,
} from "../support/built-site.ts";
import { prefilledText } from "../support/donate-page.ts";
import { mainLanguage } from "../support/every-language.ts";

const accounts = loadAccounts();
const [year] = accounts.years;
const entries = loadDiary();
const [latest] = entries;
const { language, shell, texts } = mainLanguage();
const { paths, ui } = shell;

const mainOf = (path: string) => elementsOf(htmlOf(path), "main").join();

test("accounts: show the totals, every row and the sums of each month", () => {
  if (!year) throw new Error("the accounts have no row");
  const words = texts("accounts");
  const showSum = (mru: number) => groupThousands(mru, language);
  const signed = (sign: string, mru: number) => (mru > 0 ? sign : "") + showSum(mru);
  const main = mainOf(paths.accounts);
  const [sheet = "", table = ""] = elementsOf(main, "table");
  expectWords(sheet, words.sheet.caption);
  const came = [accounts.all, year].map(({ flow }) => signed("+", sumOf(flow, "in")));
  expectWords(elementsOf(sheet, "tr")[2] ?? "", came.join(""));
  const left = showSum(accounts.all.left);
  expectWords(elementsOf(sheet, "tfoot").join(), left + left);

  for (const { flow } of year.months) expectWords(table, signed("−", sumOf(flow, "out")));

  for (const month of year.months.filter((filled) => filled.entries.length > 0)) {
    const [rows = ""] = elementsOf(main, `details[id="m${month.month}"]`);
    for (const entry of month.entries) {
      const sign = { in: "+", out: "−", start: "" }[entry.kind];
      const noted = elementsOf(rows, "tr").filter((row) =>
        wordsOf(row).includes(wordsOf(inLanguage(entry.notes, language))),
      );
      expectWords(noted.join(), sign + showSum(entry.amount));
    }
  }
  for (const address of [paths.donate, paths.contact]) {
    expect(attributesOf(main, "href").filter((href) => href === address)).toHaveLength(1);
  }
});

test.runIf(loadExamples())("examples: begin with a note and are hidden from search engines", () => {
  for (const [id, name, note] of [
    ["accounts", undefined, texts("accounts").examples],
    ["diary", undefined, texts("diary").example.text],
    ["diary", diaryYears().at(-1), texts("diary").example.text],
    ["diary", latest?.name, texts("diary").example.text],
  ] as const) {
    const path = pathOf(id, language, name);
    expect(htmlOf(path)).toContain('<meta name="robots" content="noindex"');
    const [first = ""] = elementsOf(mainOf(path), "p");
    expectWords(first, note, path);
  }
});

test("diary: lists each year's entries with their figures", () => {
  for (const [index, year] of diaryYears().entries()) {
    const main = mainOf(pathOf("diary", language, index === 0 ? undefined : year));
    const lines = elementsOf(main, "li").filter((line) => line.includes("<time"));
    const listed = [...monthsOf(year).values()].flat();
    expect(lines).toHaveLength(listed.length);
    for (const [i, entry] of listed.entries()) {
      expectWords(lines[i] ?? "", countedPhrase(entry, language));
      expectLink(lines[i] ?? "", titleOf(entry, language), pathOf("diary", language, entry.name));
    }
  }
});

test("diary entry: shows what happened and offers a WhatsApp message", ({ skip }) => {
  const entry = entries.find(({ picture }) => picture) ?? latest;
  if (!entry) return skip("the diary is empty");
  const path = pathOf("diary", language, entry.name);
  const main = mainOf(path);
  const title = titleOf(entry, language);
  expectWords(elementsOf(main, "h1").join(), title);
  expectWords(main, dayIn(entry.date, language));
  const paragraphs = elementsOf(main, "p").map(wordsOf);
  for (const paragraph of inLanguage(entry.text, language).split("\n")) {
    expect(paragraphs).toContain(wordsOf(paragraph));
  }
  const [tally = ""] = elementsOf(main, "ul.tally");
  expect(elementsOf(tally, "li")).toHaveLength(Object.keys(entry.figures).length);
  const links = attributesOf(main, "href").filter((href) => href.startsWith("https://wa.me/?"));
  const sent = prefilledText(links[0] ?? null);
  expect(sent).toContain(title);
  expect(sent.split("\n").at(-1)).toBe(loadSite().address + path);
  expect(sent.startsWith(ui.example)).toBe(loadExamples());
  if (!entry.picture) return;
  const { agreed } = texts("diary").picture;
  expect(wordsOf(main).includes(wordsOf(agreed))).toBe(!entry.picture.drawing);
  expectWords(elementsOf(main, "figure").join(), inLanguage(entry.picture.alt, language));
});

test("diary entry: has its cost beside that of its month, and a link to the month", ({ skip }) => {
  const { name = "", date = "", program = "food", cost } = entries.find((each) => each.cost) ?? {};
  if (cost === undefined) return skip("no entry has a cost");
  const main = mainOf(pathOf("diary", language, name));
  const month = date.slice(0, 7);
  for (const mru of [cost, spentIn(month, program)])
    expectWords(main, groupThousands(mru, language));
  const link = attributesOf(main, "href").find((href) => href.endsWith(`#m${month}`));
  expect(htmlOf(`${link}`.split("#", 1).join())).toContain(`id="m${month}"`);
});

test("Home and Our Work: show the latest diary entry, Home none beside an open need", () => {
  if (!latest) return;
  for (const path of loadNeed() ? [paths.ourWork] : [paths.home, paths.ourWork]) {
    const main = mainOf(path);
    expectWords(main, countedPhrase(latest, language));
    expectLink(main, titleOf(latest, language), pathOf("diary", language, latest.name));
    const sheet = elementsOf(main, ".diary-sheet").join();
    expect(wordsOf(sheet).includes(ui.example)).toBe(loadExamples());
  }
});

test("diary feed: has the whole text of each entry", () => {
  const path = diaryFeedPath(language);
  expect(htmlOf(paths.diary)).toMatch(
    new RegExp(`<link[^>]*type="application/rss\\+xml"[^>]*href="${path}"`),
  );
  const items = elementsOf(readFileSync(builtFolder + path, "utf8"), "item");
  expect(items).toHaveLength(Math.min(entries.length, entriesInFeed));
  for (const [i, entry] of entries.slice(0, entriesInFeed).entries()) {
    const item = items[i] ?? "";
    const address = loadSite().address + pathOf("diary", language, entry.name);
    expect(item).toContain(`<link>${address}`);
    const paragraphs = inLanguage(entry.text, language).split("\n");
    // The text of an item is HTML once more.
    for (const paragraph of paragraphs) expectWords(wordsOf(item), paragraph);
    expect(item.split("&lt;p ")).toHaveLength(paragraphs.length + 2);
    expect(item.includes(`<title>${ui.example}`)).toBe(loadExamples());
  }
});
