import { beforeEach, expect, test } from "vitest";
import {
  bank,
  type ContentCopy,
  smallContent,
  wallet,
} from "../../../tests/support/content-copy.ts";
import { languageOfPath, languages, loadTexts } from "../../lib/content/load-content.server.ts";
import { interpolate } from "../../lib/i18n/interpolate.ts";
import type { Language } from "../../lib/i18n/languages-schema.server.ts";
import { answerValues, paragraphsOf } from "./answers.server.ts";

let copy: ContentCopy;

beforeEach(() => {
  copy = smallContent({}, [
    ...(["questions", "ui", "donate", "contact", "about"] as const),
    ...(["getInvolved", "privacy", "accounts", "afterTransfer"] as const),
  ]);
});

const language = languageOfPath("/");

/** All questions with their answers as they are shown. */
function textIn(shown: Language): string {
  const values = Object.fromEntries(
    Object.entries(answerValues(shown)).flatMap(([name, value]) =>
      value ? [[name, value.text]] : [],
    ),
  );
  const { sections } = loadTexts("questions", shown);
  return (
    sections
      .flatMap(({ questions }) => questions)
      .flatMap((entry) => [
        entry.question,
        ...paragraphsOf(entry, values).map(({ template }) => template),
      ])
      // The placeholders of a paragraph depend on `when`, so the compiler does not know them.
      .map((template) => interpolate<string>({ template }, values))
      .join("\n")
  );
}

test("answers: take figures and names from the content", () => {
  copy.set("site.yaml", {
    "bankily.holder": "ANOTHER HOLDER",
    "bankily.numberSince": "2025-03-04",
  });
  copy.set("figures.yaml", { "donation.amount": 700, "giftChoices.feed.amount": 700 });
  copy.set("en/get-involved.yaml", { "roles.food.title": "Another role" });
  const text = textIn(language);
  const drawn = ["+222 36 12 34 56", "ANOTHER HOLDER", "Tent Donation", "2025", "Another role"];
  for (const words of [...drawn, "salam@tent-of-neighbours.mr"]) expect(text).toContain(words);
  expect(text).toMatch(/\b700\sMRU/);
  expect(text).toMatch(/\b7\D?000/);
  expect(text).not.toMatch(/[{}]|undefined/);
});

test("answers: mention only what the charity has", () => {
  const before = textIn(language);
  const { tried } = wallet;
  copy.set("site.yaml", {
    "bankily.merchantCode": "904512",
    "bankily.dial": { code: "*000#", tried },
    "bankily.help": { phone: "+222 00 00 00 04", tried },
    wallets: { names: ["Third Wallet"], tried },
    otherWays: [
      { ...wallet, name: "First Wallet" },
      { ...bank, name: "Second Bank" },
    ],
    fromAbroad: [{ kind: "relay", name: "Far Friends", address: "https://example.org", tried }],
    registration: { name: "A", number: "0123/2019", date: tried, authority: "A" },
  });
  const after = textIn(language);
  const names = ["904512", "*000#", "+222 00 00 00 04", "Third Wallet", "First Wallet"];
  for (const name of [...names, "Second Bank", "Far Friends", "0123/2019"]) {
    expect(before).not.toContain(name);
    expect(after).toContain(name);
  }
});

test("answers: differ for each decision about zakat in each language", () => {
  const answers = ["yes", "no", "undecided"].map((zakat) => {
    copy.set("site.yaml", { zakat });
    return languages().map(textIn);
  });
  expect(new Set(answers.flat()).size).toBe(3 * languages().length);
});
