import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { languages, loadTexts } from "../../../src/content/load-content.server.ts";
import { loadSite } from "../../../src/content/site.server.ts";
import { makeDayWords, showDay } from "../../../src/i18n/day-words.ts";
import { groupThousands } from "../../../src/i18n/format-number.ts";
import { interpolate, type Template } from "../../../src/i18n/interpolate.ts";
import type { Language } from "../../../src/i18n/languages-schema.server.ts";
import { exampleSalt } from "../../../src/my-gift/receipt-list.server.ts";
import { checkFolder, readNamed } from "../../../tools/check-published.ts";
import {
  atTheStart,
  gifts,
  holder,
  merchantCode,
  otherWays,
  ownEntry,
  ownEvent,
  registration,
  whatsapp,
} from "../../support/given-content.ts";
import { secondContent, secondSite } from "../../support/second-site.ts";
import { budgets, packed } from "../weight/budgets.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("given content", () => {
  let client = "";

  beforeAll(() => {
    client = secondSite();
  });

  const read = (file: string) => readFileSync(join(client, file), "utf8");
  const pageIn = ({ prefix }: Language, page: string) => read(`${prefix}/${page}.html`);

  test.each(languages())(
    "given content: shows registration, stories and accounts as confirmed in $code",
    (language) => {
      const about = pageIn(language, "about");
      const texts = loadTexts("about", language).registration;
      for (const words of [
        texts.title,
        texts.authority,
        registration.name,
        registration.authority,
      ]) {
        expect(about).toContain(words);
      }
      const { footer } = loadTexts("ui", language);
      const line = interpolate(footer.registration, { number: registration.number });
      expect(textOf(pageIn(language, "contact"))).toContain(line);
      const home = read(`${language.prefix || "/index"}.html`);
      const { stories } = loadTexts("home", language);
      expect(home).toContain(stories.items[0].story);
      expect(home).not.toContain(stories.examples);
      expect(home).toContain(`"legalName":"${registration.name}","identifier":"0123/2019"`);

      const words = loadTexts("accounts", language);
      for (const [page, note] of [
        ["accounts", "Two tanks"],
        ["accounts/2024", "Neighbours of the well"],
      ] as const) {
        const accounts = pageIn(language, page);
        expect(accounts).toContain(note);
        expect(accounts).not.toContain(words.examples);
        expect(accounts).toContain('rel="canonical"');
        expect(accounts).not.toContain("noindex");
        expect(read("sitemap-0.xml")).toContain(`${language.prefix}/${page}</loc>`);
      }
    },
  );

  test("receipts: come from the list of gifts when the charity has its own", () => {
    const { salt, receipts } = JSON.parse(
      readFileSync(`${secondContent}/receipts/receipts.json`, "utf8"),
    );
    expect(salt).not.toBe(exampleSalt);
    for (const language of languages()) {
      const page = pageIn(language, "accounts/my-gift");
      const [, script = ""] = /component-url="([^"]+)"/.exec(page) ?? [];
      expect(page + read(script)).not.toMatch(/data-examples|KHAYMA-EXAMPLE|noindex/);
      expect(read(script)).toContain(salt);
    }
    const shards = globSync("accounts/receipts/*.json", { cwd: client }).map(read);
    // All 16 files exist, so that a 404 never tells that a gift is absent.
    expect(shards).toHaveLength(16);
    expect(shards.flatMap((shard) => JSON.parse(shard)).sort()).toEqual(receipts);
    expect(receipts).toHaveLength(gifts.length);
  });

  test.each(languages())("accounts in $code: add up the gifts of a month", (language) => {
    const sum = gifts.reduce((all, { amount }) => all + amount, 0);
    const accounts = textOf(pageIn(language, "accounts/2024"));
    const { gifts: note } = loadTexts("accounts", language);
    expect(accounts).toContain(interpolate(note, { count: `${gifts.length}` }));
    expect(accounts).toContain(groupThousands(sum, language));
  });

  test.each(languages())("accounts in $code: begin with the balance at the start", (language) => {
    const { sheet } = loadTexts("accounts", language);
    const { line } = loadTexts("ui", language);
    const balance = interpolate(line, { label: sheet.before, value: `${atTheStart}` });
    const [first, newest] = ["accounts/2024", "accounts"].map((page) =>
      textOf(pageIn(language, page)),
    );
    expect(first).toContain(`Cash in the box ${balance}`);
    for (const page of [first, newest]) expect(page).toContain(`${sheet.before}${atTheStart}`);
  });

  test.each(languages())(
    "lists of records in $code: stay within the budget of a reading page",
    (language) => {
      for (const page of ["accounts", "accounts/2024", "diary", "events"]) {
        expect.soft(packed(pageIn(language, page)), page).toBeLessThanOrEqual(budgets.reading.html);
      }
    },
  );

  test.each(languages())("Donate in $code: shows the other ways to give", (language) => {
    const html = pageIn(language, "donate");
    const { other, official } = loadTexts("donate", language).donor;
    const ways = html.slice(html.indexOf('id="other-ways"'), html.indexOf("</main>"));
    const words = textOf(ways);
    for (const { name, holder, tried } of otherWays) {
      expect(words).toContain(name);
      expect(words).toContain(interpolate(official.checkName, { name: holder }));
      const date = showDay(tried, makeDayWords(language));
      expect(words).toContain(interpolate(other.tried, { date }));
    }
    expect(words).toContain("+222 00 00 00 01");
    expect(words).toContain("MR13 0002 0001 0100 0012 3456 753");
    expect(words).toContain(`${language.code}: open it`);
    expect(words).toContain(other.warning);
    for (const shown of ["Bank Abroad", "FR14 2004 1010 0505 0001 3M02 606", "ABCDFRPP"]) {
      expect(words).toContain(shown);
    }
    expect(html).toContain('href="#other-ways"');
  });

  test("given content: names only what its site.yaml names", () => {
    vi.stubEnv("CONTENT_DIR", secondContent);
    expect(checkFolder(client, readNamed())).toEqual([]);
  });

  test("WhatsApp links: have the charity's WhatsApp number on every page", () => {
    for (const language of languages()) {
      for (const page of ["donate", "contact", "questions", "get-involved", "accounts/my-gift"]) {
        const chats = [...pageIn(language, page).matchAll(/wa\.me\/(\d+)/g)].map(
          ([, number]) => number,
        );
        expect(new Set(chats), page).toEqual(new Set([whatsapp.replaceAll(/\D/g, "")]));
      }
    }
    const { email, facebook } = loadSite();
    for (const [page, ways] of [
      ["donate", [`mailto:${email}`, facebook]],
      ["contact", [`mailto:${email}`, facebook]],
      ["questions", [`mailto:${email}`]],
    ] as const) {
      const main = read(`${page}.html`).split("<main")[1]?.split("</main>")[0];
      for (const way of ways) expect(main, page).toContain(`href="${way}"`);
    }
  });

  test("merchant code: stands before the number", () => {
    const [main] = languages();
    if (main === undefined) throw new Error("the site has no language");
    const { bankily, donor } = loadTexts("donate", main);
    const html = read("donate.html");
    const content = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    const [slip = "", section = ""] = content.split('id="bankily"');
    const poster = read("donate/poster.html").split("<main")[1] ?? "";
    for (const part of [slip, section, poster]) {
      expect(part).toContain(merchantCode);
      expect(part).toContain(holder);
    }
    expect(slip).not.toContain("+222");
    for (const part of [section, poster]) {
      expect(part.indexOf(merchantCode)).toBeLessThan(part.indexOf("+222"));
    }
    expect(section).toContain(startOf(donor.merchant.step));
    expect(section).toContain(donor.merchant.copyLarge);
    expect(section).not.toContain(startOf(bankily.steps[1]));
  });

  test.each(languages())(
    "diary in $code: shows the charity's entry instead of the examples",
    (language) => {
      const { code, prefix } = language;
      const { example } = loadTexts("diary", language);
      for (const file of [".html", `/${ownEntry}.html`, "/feed.xml"]) {
        const entry = read(`${prefix}/diary${file}`);
        expect(entry).toContain(ownEntry);
        for (const not of [example.text, `${loadTexts("ui", language).example}:`, "noindex"]) {
          expect(entry).not.toContain(not);
        }
      }
      const address = `${loadSite().address}${prefix}/diary/${ownEntry}`;
      expect(read("sitemap-0.xml")).toContain(`<loc>${address}</loc>`);
      expect(read("sitemap-0.xml")).not.toContain("dar-naim");
      const html = pageIn(language, `diary/${ownEntry}`);
      expect(html).toContain(`<link rel="canonical" href="${address}">`);
      expect(html).toContain('"@type":"Article"');
      expect(html).toContain(`/share/home-${code}.png`);
    },
  );

  test.each(languages())(
    "events in $code: show the charity's event instead of the examples",
    (language) => {
      const { example } = loadTexts("events", language);
      for (const page of ["get-involved", "events", `events/${ownEvent}`]) {
        const html = pageIn(language, page);
        expect(html).toContain(`${language.prefix}/events/${ownEvent}`);
        expect(html).not.toContain(example.text);
        expect(html).not.toContain("noindex");
      }
      expect(read(`${language.prefix}/events.ics`)).toContain(ownEvent);
    },
  );

  test("fourth language: has its pages, words and numbers", () => {
    expect(read("yo.html")).toContain('<html lang="yo" dir="ltr">');
    expect(read("yo.html")).toContain("Iṣẹ́ wa");
    expect(read("yo.html")).toContain("8.000+");
    expect(read("index.html")).toContain('href="/yo" lang="yo"');
    expect(read("yo/404.html")).toContain("console.warn(404,location.pathname)");
    expect(read("yo/accounts.html")).toContain("Àpẹẹrẹ");
    expect(read(`yo/diary/${ownEntry}.html`)).toContain("Riyad");
    expect(read(`yo/events/${ownEvent}.html`)).toContain("Raking");
    expect(read("ar/about.html")).toContain('data-language="yo"');
  });
});

function textOf(html: string): string {
  return html.replaceAll(/<[^>]*>/g, "");
}

const startOf = ({ template }: Template<string>) => template.split("{", 1).join("");
