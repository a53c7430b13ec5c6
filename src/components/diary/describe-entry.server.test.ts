import { expect, test } from "vitest";
import { languages } from "../../lib/content/load-content.server.ts";
import { countedPhrase } from "./describe-entry.server.ts";
import type { DiaryEntry } from "./load-diary.server.ts";

const inEach = Object.fromEntries(languages().map(({ code }) => [code, "Ksar"]));
const entry: DiaryEntry = {
  name: "2026-01-17-ksar",
  date: "2026-01-17",
  place: inEach,
  program: "food",
  figures: { volunteers: 2, meals: 1176, families: 1 },
  text: inEach,
};

const phrases: Readonly<Record<string, string>> = {
  en: "1\u00a0family, 1,176\u00a0meals and 2\u00a0volunteers",
  ar: "أسرة\u00a0واحدة و\u20681\u00a0176\u2069\u00a0وجبة ومتطوعان",
  fr: "1\u00a0famille, 1\u00a0176\u00a0repas et 2\u00a0bénévoles",
};

test.each(languages().filter(({ code }) => code in phrases))(
  "countedPhrase: joins figures and their nouns in $code",
  (language) => {
    expect(countedPhrase(entry, language)).toBe(phrases[language.code]);
  },
);
