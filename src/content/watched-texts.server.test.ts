import { beforeEach, describe, expect, test, vi } from "vitest";
import { ContentCopy } from "../../tests/support/content-copy.ts";
import { refusalOf } from "../../tests/support/content-refusal.ts";
import { checkWatched, findInText, watchedFiles } from "./watched-texts.server.ts";

let copy: ContentCopy;

beforeEach(() => {
  copy = new ContentCopy();
  vi.stubEnv("CONTENT_DIR", copy.folder);
});

test.each([
  "our number is 00990077",
  "0099 0077",
  "00 99 00 77",
  "00.99.00.77",
  "00-99-00-77",
  "00 / 99 / 00 / 77",
  "00, 99, 00, 77",
  "(00) 99-00 77",
  "+222 00 99 00 77",
  "00222 00990077",
  "https://wa.me/22200990077",
  "٠٠ ٩٩ ٠٠ ٧٧",
  "۰۰۹۹۰۰۷۷",
  "００９９００７７",
  "०० ९९ ०० ७७",
  "𝟎𝟎𝟗𝟗𝟎𝟎𝟕𝟕",
  "①②③④⑤⑥⑦⑧",
  "0️⃣0️⃣9️⃣9️⃣0️⃣0️⃣7️⃣7️⃣",
  "00ـ99ـ00ـ77",
  "00º99º00º77",
  "00\u200b99\u200b00\u200b77",
  "10 000 000 MRU",
  "2012 2034",
  "36 12 2034",
  "Transaction 20260910143012",
])("texts: a number of eight digits is refused: %s", (text) => {
  expect(findInText(text)).toMatch(/^fewer than eight digits in a row, found “/);
});

test.each([
  "2018-2026, 2019 and 2023",
  "2018, 2019, 2020, 2023",
  "2018–2026 : 500 familles",
  "2026-11-23",
  "From 2026-11-23 to 2026-11-25, 25 families",
  "23/11/2026 – 25.11.2026",
  "08:30–12:30, 2026-11-23",
  "Saturday, 8 May 2027, 17:00",
  "In 2026, 187,500 MRU came in",
  "1 234 567 MRU",
  "1 000 à 10 000 MRU",
  "1,000, 2,000, 4,000 and 10,000 MRU",
  "1 000 / 2 000 / 4 000",
  "10 million MRU",
  "loi n° 2021-004 du 10 février 2021",
  "40 bidons de 20 L, 12 familles",
  "the transaction …8877",
  "عام 1447 هـ، من 2018 إلى 2026",
])("texts: ordinary figures and dates are accepted: %s", (text) => {
  expect(findInText(text)).toBeUndefined();
});

test("texts: a number that site.yaml names is accepted in any grouping", () => {
  copy.set("site.yaml", {
    phone: "+222 00 99 00 77",
    registration: { name: "Tent", number: "0123/2019", date: "2019-03-01", authority: "A" },
    fromAbroad: {
      ...{ kind: "transfer", bank: "B", holder: "H", tried: "2026-01-02" },
      ...{ iban: "FR14 2004 1010 0505 0001 3M02 606", bic: "ABCDFRPP" },
    },
  });
  const texts = ["+222 00 99 00 77", "00990077", "00.99.00.77", "wa.me/22200990077", "0123/2019"];
  for (const text of [
    ...texts,
    "FR1420041010050500013M02606",
    "FR14 2004 1010 0505 0001 3M02 606",
  ]) {
    expect(findInText(text), text).toBeUndefined();
  }
  expect(findInText("+222 00 99 00 78")).toContain("“222 00 99 00 78”");
  expect(findInText("+222 00 99 00 77 00 11 22 33")).toContain("00 11 22 33");
});

test("texts: a short number of site.yaml does not hide a part of a long one", () => {
  copy.set("site.yaml", { "bankily.merchantCode": "9900" });
  expect(findInText("00 9900 77")).toContain("found “00 9900 77”");
});

test.each([
  ["\u202e", "U+202E at the beginning"],
  ["AHMED \u202eDLLAV", "U+202E behind “AHMED”"],
  ["a\u200bb", "U+200B"],
  ["a\u00adb", "U+00AD"],
  ["a\u200db", "U+200D"],
  ["خ\u200c\u200cي", "U+200C"],
  ["\u2066x\u2069", "U+2066"],
  ["a\u061cb", "U+061C"],
  ["a\u{e0041}", "U+E0041"],
  ["a\u3164b", "U+3164"],
  ["a\u0007b", "U+0007"],
  ["a\u2028b", "U+2028"],
  ["a\ue000b", "U+E000"],
])("texts: an invisible character is refused: %j", (text, found) => {
  expect(findInText(text)).toContain(found);
});

test.each(["1\u00a0000 MRU", "1\u202f000 MRU", "خ\u200cي هـ\u200d", "one\ntwo", "آية \u06dd"])(
  "texts: characters that a language needs are accepted: %j",
  (text) => {
    expect(findInText(text)).toBeUndefined();
  },
);

describe("unknown numbers in files", () => {
  const number = "00 99 00 77";

  test.each([
    ["site.yaml", "bankily.holder", number],
    ["examples/diary/2026-11-14-dar-naim.yaml", "text.ar", number],
    ["examples/events/2027-04-10-clean-up-dar-naim.yaml", "words.fr.bring.0", number],
    ["examples/events/2027-04-10-clean-up-dar-naim.yaml", "map", "https://wa.me/22200990077"],
    ["unconfirmed.yaml", "0.how", number],
  ])("files: an unknown number is reported in %s, %s", (file, key, text) => {
    copy.set(file, { [key]: text });
    const { problems } = refusalOf(copy, () => checkWatched(file));
    expect(problems).toContain(`  ${key}: expected fewer than eight digits in a row, found “`);
  });

  test("files: an unknown number in the accounts is reported with line and column", () => {
    copy.replace(
      "examples/accounts.csv",
      "2024-09-21,out,food,2300,Example",
      `2024-09-21,out,food,2300,${number}`,
    );
    expect(() => checkWatched("examples/accounts.csv")).toThrow(
      /examples\/accounts\.csv\n {2}line 2, en: expected fewer than eight digits/,
    );
  });

  test("files: an unknown number in a file's name is refused", () => {
    copy.write("diary/2026-11-14-call-00990077.yaml", "a: b\n");
    expect(() => checkWatched("diary/2026-11-14-call-00990077.yaml")).toThrow("the file's name");
  });
});

test("files: an event may have the coordinates of a map", () => {
  copy.set("examples/events/2027-04-10-clean-up-dar-naim.yaml", {
    map: "https://www.openstreetmap.org/?mlat=18.08520&mlon=-15.97850#map=16/18.08520/-15.97850",
  });
  expect(() => checkWatched("examples/events/2027-04-10-clean-up-dar-naim.yaml")).not.toThrow();
});

test("files: all texts and records are watched", () => {
  expect(watchedFiles()).toEqual(
    expect.arrayContaining(["site.yaml", "ar/ui.yaml", "accounts.csv", "examples/gifts.csv"]),
  );
  for (const file of watchedFiles()) checkWatched(file);
});
