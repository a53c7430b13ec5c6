import { globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aboutSchema } from "../../src/about/about-texts.ts";
import { accountsSchema } from "../../src/accounts/accounts-texts.ts";
import type { Template } from "../../src/content/kit.ts";
import { loadTexts } from "../../src/content/load-content.ts";
import { donateSchema } from "../../src/donate/donate-texts.ts";
import { homeSchema } from "../../src/home/home-texts.ts";
import { makeDayWords, showDay } from "../../src/i18n/day-words.ts";
import { fill } from "../../src/i18n/fill.ts";
import { languages } from "../../src/i18n/languages.ts";
import { uiSchema } from "../../src/layouts/ui-texts.ts";
import { shardNames } from "../../src/my-gift/receipt.ts";
import { contentWithAccounts } from "../support/accounts-content.ts";
import { type Built, buildSite, withoutProps } from "../support/build-site.ts";
import { attributesOf } from "../support/built-pages.ts";

const registration = {
  name: "جمعية خيمة الجيران",
  number: "0123/2019",
  date: "2019-03-02",
  authority: "Ministère de l’Intérieur",
};

const steps = Object.fromEntries(
  languages().map(({ code }) => [code, [`${code}: open it`, `${code}: send`]]),
);

/** Made up; the account is the example of the IBAN registry. */
const otherWays = [
  {
    kind: "wallet",
    name: "Example Wallet",
    number: "+222 00 00 00 01",
    holder: "HOLDER OF THE WALLET",
    steps,
    tried: "2026-01-02",
  },
  {
    kind: "bank",
    name: "Example Bank",
    account: "MR1300020001010000123456753",
    holder: "HOLDER OF THE ACCOUNT",
    steps,
    tried: "2026-01-03",
  },
];

const fromAbroad = {
  kind: "transfer",
  bank: "Bank Abroad",
  holder: "HOLDER ABROAD",
  iban: "FR14 2004 1010 0505 0001 3M02 606",
  bic: "ABCDFRPP",
  tried: "2026-01-04",
};

/** What a charity has confirmed and given is shown, and what stood in its place is gone. */
describe("content that is given and confirmed", () => {
  let built: Built;

  beforeAll(() => {
    const copy = contentWithAccounts([
      ["2024-12-31", "in", "water", "4000", "Neighbours of the well"],
      ["2025-03-01", "out", "water", "1500", "Two tanks"],
    ]);
    copy.set("site.yaml", { registration, otherWays, fromAbroad });
    copy.set("unconfirmed.yaml", { "0.confirmed": { by: "Aïssata", on: "2026-01-02" } });
    copy.set("accounts.yaml", { examples: false });
    built = buildSite(copy.folder);
  }, 120_000);

  afterAll(() => rmSync(built.folder, { recursive: true, force: true }));

  const read = (file: string) => readFileSync(join(built.client, file), "utf8");

  test.each(languages())("in $code", (language) => {
    expect(built.failure).toBe("");
    const folder = language.prefix.slice(1);
    const about = read(join(folder, "about.html"));
    const texts = loadTexts("about.yaml", aboutSchema, language).registration;
    for (const words of [texts.title, texts.authority, registration.name, registration.authority]) {
      expect(about).toContain(words);
    }
    expect(about).toContain(`"legalName":"${registration.name}","identifier":"0123/2019"`);
    const { footer } = loadTexts("ui.yaml", uiSchema, language);
    const line = fill(footer.registration, { number: registration.number });
    expect(textOf(read(join(folder, "contact.html")))).toContain(line);
    const home = read(folder === "" ? "index.html" : `${folder}.html`);
    const { stories } = loadTexts("home.yaml", homeSchema, language);
    expect(home).toContain(stories.items[0].story);
    expect(home).not.toContain(stories.examples);

    const words = loadTexts("accounts.yaml", accountsSchema, language);
    for (const [file, note] of [
      ["accounts.html", "Two tanks"],
      ["accounts/2024.html", "Neighbours of the well"],
    ] as const) {
      const accounts = read(join(folder, file));
      expect(accounts).toContain(note);
      expect(accounts).not.toContain(words.examples);
      expect(accounts).toContain('rel="canonical"');
      expect(accounts).not.toContain("noindex");
      expect(accounts).toContain("BreadcrumbList");
      const address = `${language.prefix}/${file.replace(".html", "")}`;
      expect(read("sitemap.xml")).toContain(`${address}</loc>`);
    }
  });

  test("no example of a receipt is left, nor the line that says so", () => {
    for (const { prefix } of languages()) {
      const page = read(join(prefix.slice(1), "accounts/my-gift.html"));
      expect(page).not.toMatch(/data-examples|KHAYMA-EXAMPLE|noindex/);
    }
    const shards = globSync("accounts/receipts/*.json", { cwd: built.client });
    expect(shards).toHaveLength(shardNames.length);
    expect(new Set(shards.map(read))).toEqual(new Set(["[]"]));
  });

  test.each(languages())("the other ways to give stand on Donate in $code", (language) => {
    const folder = language.prefix.slice(1);
    const html = withoutProps(read(join(folder, "donate.html")));
    const { other, official } = loadTexts("donate.yaml", donateSchema, language).donor;
    const ways = html.slice(
      html.indexOf('id="other-ways"'),
      html.indexOf('aria-labelledby="sent"'),
    );
    const words = textOf(ways);
    for (const { name, holder, tried } of otherWays) {
      expect(words).toContain(name);
      expect(words).toContain(fill(official.checkName, { name: holder }));
      const date = showDay(tried, makeDayWords(language));
      expect(words).toContain(fill(other.tried, { date }));
    }
    expect(words).toContain("+222 00 00 00 01");
    expect(words).toContain("MR13 0002 0001 0100 0012 3456 753");
    expect(words).toContain(`${language.code}: open it`);
    // The guard against old ouguiya, once at each amount.
    expect(words.split(startOf(other.warning))).toHaveLength(1 + otherWays.length);
    expect(ways.match(/<button/g)).toHaveLength(3 * otherWays.length + 3);
    for (const shown of ["Bank Abroad", "FR14 2004 1010 0505 0001 3M02 606", "ABCDFRPP"]) {
      expect(words).toContain(shown);
    }
    expect(attributesOf(ways, "aria-label")).toContain(other.abroad.alt);
    expect(html).toContain('href="#other-ways"');
    const asked = textOf(read(join(folder, "questions.html")));
    for (const name of ["Example Wallet", "Example Bank", "Bank Abroad"]) {
      expect(asked).toContain(name);
    }
  });
});

/** The words of a page, without its tags. */
function textOf(html: string): string {
  return html.replaceAll(/<[^>]*>/g, "");
}

/** A sentence up to its first placeholder. */
const startOf = ({ template }: Template<string>) => template.split("{", 1).join("");
