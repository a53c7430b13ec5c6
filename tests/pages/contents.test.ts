import { expect, test } from "vitest";
import { statsIn } from "../../src/components/charity/trust.server.tsx";
import { pageIds } from "../../src/lib/addresses/pages.server.ts";
import { loadRecords } from "../../src/lib/content/records.server.ts";
import { interpolate, placeholder } from "../../src/lib/i18n/interpolate.ts";
import { elementsOf, expectLink, expectWords, htmlOf } from "../support/built-site.ts";
import { mainLanguage } from "../support/every-language.ts";

const { shell, texts } = mainLanguage();
const { ui, paths, site } = shell;

const partOf = (html: string, tag: string) => elementsOf(html, tag).join();

/** Pages that show all their texts, with the keys that they do not always show. */
const wholePages = [
  ["home", ["examples"]],
  ["about", ["registration"]],
  ["ourWork", ["counted"]],
  ["getInvolved", ["form", "events", "chosen", "message"]],
  ["facts", ["noRegistration", "noNames"]],
  ["privacy", []],
  ["accessibility", []],
] as const;

test("reading page: shows every sentence of its texts", () => {
  for (const [id, notAlways] of wholePages) {
    const html = htmlOf(paths[id]);
    for (const words of wordsIn(texts(id), notAlways)) expectWords(html, words, id);
  }
});

/** Leaves out placeholders, and plurals, because the page shows one form of them. */
function wordsIn(texts: unknown, without: readonly string[]): string[] {
  if (typeof texts === "string") return texts.split(placeholder).filter((_, i) => i % 2 === 0);
  const keys = Object.entries(texts ?? {}).filter(([key]) => ![...without, "plural"].includes(key));
  return keys.flatMap(([, value]) => wordsIn(value, without));
}

test("numbers: have the day of the build beside them, also on paper", () => {
  const [before = "", after = ""] = ui.asOf.template.split("{date}");
  const dated = new RegExp(`<span data-payee=""[^>]*>${before}[^<]*\\d{4}${after}</span>`, "g");
  for (const [path, places] of [
    [paths.home, 1],
    [paths.donate, 2],
    [paths.contact, 2],
    [paths.poster, 2],
  ] as const) {
    expect(htmlOf(path).match(dated), path).toHaveLength(places);
  }
});

test("Home: shows its figures and badges", () => {
  const main = partOf(htmlOf(paths.home), "main");
  const { families, meals, water, waste } = statsIn(shell);
  for (const { value } of [families, meals, water, waste]) expectWords(main, value);
  const [badges = ""] = elementsOf(main, `ul[aria-label="${ui.trust.label}"]`);
  const [first, second, third, since] = ui.trust.badges;
  const words = [first, second, third, interpolate(since, { founded: site.founded })];
  expectWords(badges, words.join(""));
  expect(main.includes(texts("home").stories.examples)).toBe(loadRecords().exampleLetters);
});

test("header and footer: link to every page", () => {
  const html = htmlOf(paths.about);
  const header = partOf(html, "header");
  const menus = elementsOf(header, "nav");
  expect(menus).toHaveLength(2);
  for (const menu of menus) {
    for (const id of ["home", "about", "ourWork", "getInvolved", "contact"] as const) {
      expectLink(menu, texts(id).head.name, paths[id]);
    }
  }
  const [current = ""] = elementsOf(header, "a[aria-current]");
  expectLink(current, texts("about").head.name, paths.about);
  expectLink(header, texts("donate").head.name, paths.donate);
  expectLink(header, texts("questions").head.name, paths.questions);
  const footer = partOf(html, "footer");
  const inFooter = ["about", "ourWork", "getInvolved", "donate"] as const;
  const alsoInFooter = ["questions", "diary", "accounts", "accessibility"] as const;
  for (const id of [...inFooter, ...alsoInFooter]) {
    expectLink(footer, texts(id).head.name, paths[id]);
  }
  expectWays(footer, ui.footer.whatsapp);
  expectLink(footer, ui.footer.facebook, site.facebook);
  expectLink(footer, ui.footer.instagram, site.instagram);
  expectWords(footer, `${site.founded}`);
});

function expectWays(part: string, whatsApp: string): void {
  const [digits, chat] = [site.phone, site.whatsapp].map((number) => number.replace(/\D/g, ""));
  expectLink(part, whatsApp, new RegExp(`^https://wa\\.me/${chat}\\?text=`));
  expectLink(part, site.phone, `tel:+${digits}`);
  expectLink(part, site.email, `mailto:${site.email}`);
}

test("reading page: links to the next page", () => {
  const { hero, closing } = texts("home");
  const { accounts, diary } = ui.records;
  for (const [from, words] of [
    ["home", { ...hero, ...closing }],
    ["about", { ...texts("about").closing, accounts, diary }],
    ["ourWork", { ...texts("ourWork").closing, accounts }],
    ["getInvolved", { contact: texts("getInvolved").partners.contact }],
    ["donate", { accounts: texts("accounts").head.name }],
    ["contact", { questions: texts("contact").details.questions }],
    ["notFound", { home: texts("notFound").home }],
  ] as const) {
    const main = partOf(htmlOf(paths[from]), "main");
    for (const [key, name] of Object.entries(words)) {
      const target = pageIds.find((id) => id === key);
      if (target) expectLink(main, `${name}`, paths[target], `${from} to ${target}`);
    }
  }
});

test("Contact: shows every way to reach the charity", () => {
  const { hero, details } = texts("contact");
  const main = partOf(htmlOf(paths.contact), "main");
  for (const words of [hero.title, hero.lead, details.location.value]) expectWords(main, words);
  expectWays(main, details.whatsapp.value);
});

test("About: claims a registration only when the charity has one", () => {
  const html = htmlOf(paths.about);
  const registered = site.registration !== undefined;
  expect(partOf(html, "main").includes(texts("about").registration)).toBe(registered);
  const [claim = ""] = ui.footer.registration.template.split("{");
  expect(partOf(html, "footer").includes(claim)).toBe(registered);
});

test("forms: mark their required fields before any script runs", () => {
  for (const [path, fields] of [
    // The list of dial codes is not marked, because a code is always chosen.
    [paths.getInvolved, 6],
    [paths.contact, 4],
  ] as const) {
    const required = /<(?:input|textarea|select)\b[^>]*\srequired=""/g;
    expect(htmlOf(path).match(required)).toHaveLength(fields);
  }
});
