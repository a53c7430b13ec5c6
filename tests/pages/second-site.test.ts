import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { languages, loadTexts } from "../../src/lib/content/load-content.server.ts";
import { loadSite } from "../../src/lib/content/site.server.ts";
import { makeDayWords, showDay } from "../../src/lib/i18n/day-words.ts";
import { groupThousands } from "../../src/lib/i18n/format-number.ts";
import { interpolate, type Template } from "../../src/lib/i18n/interpolate.ts";
import type { Language } from "../../src/lib/i18n/languages-schema.server.ts";
import { budgets, packed } from "../more/weight/budgets.ts";
import { expectWords } from "../support/built-site.ts";
import { secondContent, secondSite } from "../support/second-site.ts";

const readSecondContent = () => void vi.stubEnv("CONTENT_DIR", secondContent);
const client = secondSite();
readSecondContent();
const site = loadSite();
const itsLanguages = languages();
// The files of a project share a thread: the next one must not begin with this content.
vi.unstubAllEnvs();
beforeEach(readSecondContent);

const read = (file: string) => readFileSync(join(client, file), "utf8");
const pageIn = ({ prefix }: Language, page: string) => read(`${prefix}/${page}.html`);
const startOf = ({ template }: Template<string>) => template.split("{", 1).join("");

/** What tells examples from records. */
const examples = /noindex|data-examples|KHAYMA-EXAMPLE/;

describe.each(itsLanguages)("second site in $code", (language) => {
  test("accounts: show the charity's rows, its gifts and the balance at the start", () => {
    const { sheet, gifts } = loadTexts("accounts", language);
    for (const page of ["accounts", "accounts/2024"]) {
      expect(pageIn(language, page)).not.toMatch(examples);
      expectWords(pageIn(language, page), `${sheet.before}777`);
    }
    const oldest = pageIn(language, "accounts/2024");
    expectWords(oldest, interpolate(gifts, { count: "2" }));
    expectWords(oldest, groupThousands(1500 + 3333, language));
    expectWords(
      oldest,
      `7K3B ${loadTexts("accounts", language).programs.food} ${groupThousands(3333, language)}`,
    );
    const { late } = loadTexts("accounts", language);
    expect(pageIn(language, "accounts")).toMatch(/<p class="marked[^>]* data-since="2025-02-16">/);
    expectWords(pageIn(language, "accounts"), startOf(late));
    expectWords(pageIn(language, "accounts"), language.code === "yo" ? "Àpẹẹrẹ" : "Two tanks");
    expectWords(pageIn(language, "accounts"), groupThousands(250_000_000, language));
  });

  test("accounts: say what went wrong in the year of the page, and in no other", () => {
    const title = interpolate(loadTexts("accounts", language).wentWrong, { period: "2025" });
    expectWords(pageIn(language, "accounts"), title);
    expect(pageIn(language, "accounts/2024")).not.toContain(
      startOf(loadTexts("accounts", language).wentWrong),
    );
  });

  test("Home: shows the picture of its latest diary entry, which waits until it is near", () => {
    expect(read(`${language.prefix || "/index"}.html`)).toMatch(
      /<img[^>]* src="[^"]*riyad[^"]*"[^>]* loading="lazy"/,
    );
  });

  test("WhatsApp channel: is offered beside each feed, and hidden with the payee", () => {
    const channel = `data-payee=""><a rel="noreferrer" href="${site.whatsappChannel}"`;
    for (const page of ["events", "diary"]) expect(pageIn(language, page)).toContain(channel);
  });

  test("Donate: shows the other ways to give", () => {
    const html = pageIn(language, "donate");
    const ways = html.slice(html.indexOf('id="other-ways"'), html.indexOf("</main>"));
    const { other } = loadTexts("donate", language).donor;
    const ofEach = (site.otherWays ?? []).flatMap(({ name, holder, tried, steps }) => [
      name,
      interpolate(other.checkName, { holder }),
      interpolate(other.tried, { date: showDay(tried, makeDayWords(language)) }),
      ...(steps[language.code] ?? []),
    ]);
    const numbers = ["+222 00 00 00 01", "00020001010000123456753"];
    const abroad = [
      "Bank Abroad",
      "HOLDER OF THE NUMBER",
      "FR14 2004 1010 0505 0001 3M02 606",
      "ABCDFRPP",
    ];
    for (const words of [...ofEach, ...numbers, ...abroad, other.warning]) expectWords(ways, words);
    expect(html).toContain('href="#other-ways"');
  });

  test("lists of records: stay within the budget of a reading page", () => {
    for (const page of ["accounts", "accounts/2024", "diary", "events"]) {
      expect.soft(packed(pageIn(language, page)), page).toBeLessThanOrEqual(budgets.reading.html);
    }
  });
});

test("Donate: says beside the account holder who stands behind the number, where About does", () => {
  expectWords(read("donate.html"), "Responsible: Mariem and Oumar");
  expectWords(read("fr/donate.html"), "Responsables : Mariem et Oumar");
});

test("merchant code: stands before the number", () => {
  const { donor } = loadTexts("donate", languages()[0]);
  const [slip = "", section = ""] = `${read("donate.html").split("<main")[1]}`.split(
    'id="bankily"',
  );
  const poster = `${read("donate/poster.html").split("<main")[1]}`;
  for (const part of [slip, section, poster]) {
    expect(part).toContain(site.bankily.merchantCode);
    expect(part).toContain(site.bankily.holder);
  }
  expect(slip).not.toContain("+222");
  for (const part of [section, poster]) {
    expect(part.indexOf(`${site.bankily.merchantCode}`)).toBeLessThan(part.indexOf("+222"));
  }
  expect(section).toContain(startOf(donor.merchant.enter));
  expect(section).toContain(donor.merchant.copyLarge);
  expect(section).not.toContain(startOf(donor.number.enter));
});

test("fourth language: has its pages, words and numbers", () => {
  expect(read("yo.html")).toContain('<html lang="yo" dir="ltr">');
  expect(read("yo.html")).toContain("8.000+");
});
