import { beforeEach, expect, test, vi } from "vitest";
import { ContentCopy } from "../../tests/support/content-copy.ts";
import { plainQuestions } from "../../tests/support/plain-questions.ts";
import { languages } from "../content/load-content.server.ts";
import { loadSite } from "../content/site.server.ts";

let copy: ContentCopy;

beforeEach(() => {
  copy = new ContentCopy();
  vi.stubEnv("CONTENT_DIR", copy.folder);
});

const all = languages().map((language) => [language.code, language] as const);
const textIn = (language: (typeof all)[number][1]) =>
  plainQuestions(language)
    .map(({ question, answer }) => `${question}\n${answer}`)
    .join("\n");

test.each(all)("answers in %s: take figures and names from the content", (_, language) => {
  copy.set("site.yaml", {
    phone: "+222 11 22 33 44",
    "bankily.holder": "ANOTHER HOLDER",
    "bankily.reference": "Another reference",
    "bankily.numberSince": "2025-03-04",
  });
  copy.set("figures.yaml", { "donation.amount": 700 });
  copy.set(`${language.code}/get-involved.yaml`, { "roles.food.title": "Another role" });
  const text = textIn(language);
  for (const drawn of [
    "+222 11 22 33 44",
    "ANOTHER HOLDER",
    "Another reference",
    "2025",
    "Another role",
    loadSite().email,
  ]) {
    expect(text).toContain(drawn);
  }
  expect(text).toMatch(/\b700\sMRU/);
  expect(text).toMatch(/\b7\D?000/);
  expect(text).not.toMatch(/[{}]|undefined/);
});

test.each(all)("answers in %s: mention only what the charity has", (_, language) => {
  copy.unset("site.yaml", ["bankily.merchantCode", "otherWays", "fromAbroad", "registration"]);
  const before = plainQuestions(language);
  const steps = Object.fromEntries(all.map(([code]) => [code, ["x"]]));
  const [holder, tried] = ["A", "2026-01-02"];
  const number = "+222 00 00 00 01";
  copy.set("site.yaml", {
    "bankily.merchantCode": "904512",
    otherWays: [
      { kind: "wallet", name: "First Wallet", number, holder, steps, tried },
      { kind: "bank", name: "Second Bank", account: "12345", holder, steps, tried },
    ],
    fromAbroad: { kind: "relay", name: "Far Friends", address: "https://example.org", tried },
    registration: { name: "A", number: "0123/2019", date: tried, authority: "A" },
  });
  const after = plainQuestions(language);
  const given = ["904512", "First Wallet", "Second Bank", "Far Friends", "0123/2019"];
  for (const name of given) {
    expect(JSON.stringify(before)).not.toContain(name);
    expect(JSON.stringify(after)).toContain(name);
  }
  const changed = before.filter(({ answer }, index) => answer !== after[index]?.answer);
  expect(changed).toHaveLength(4);
});

test("answers: differ for each decision about zakat", () => {
  const answers = ["yes", "no", "undecided"].map((zakat) => {
    copy.set("site.yaml", { zakat });
    return all.map(([, language]) => textIn(language));
  });
  expect(new Set(answers.flat()).size).toBe(3 * all.length);
});
