import { cpSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadSite, loadTexts } from "../../src/content/load-content.ts";
import { diarySchema } from "../../src/diary/diary-texts.ts";
import { eventsSchema } from "../../src/events/events-texts.ts";
import { languages } from "../../src/i18n/languages.ts";
import { type Built, buildSite } from "../support/build-site.ts";
import { ContentCopy } from "../support/content-copy.ts";

/** What was an example is entered as the charity's own, one without its share card. */
const own = "2026-11-14-dar-naim";
let built: Built;

beforeAll(() => {
  const copy = new ContentCopy();
  copy.set("accounts.yaml", { examples: false });
  cpSync(join(copy.folder, `examples/diary/${own}.yaml`), join(copy.folder, `diary/${own}.yaml`));
  built = buildSite(copy.folder);
}, 300_000);

afterAll(() => rmSync(built.folder, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(built.client, file), "utf8");

test("the switch takes the examples and their line away, and the entry takes their place", () => {
  expect(built.failure).toBe("");
  for (const language of languages()) {
    const { example } = loadTexts("diary.yaml", diarySchema, language);
    const folder = join(language.prefix.slice(1), "diary");
    for (const file of [`${folder}.html`, `${folder}/${own}.html`, `${folder}/feed.xml`]) {
      expect(read(file)).toContain(own);
      expect(read(file)).not.toContain(example.text);
      expect(read(file)).not.toContain(`${example.mark}:`);
      expect(read(file)).not.toContain("noindex");
    }
  }
});

test("search engines get it, with its address in every language", () => {
  const { address } = loadSite();
  for (const { prefix } of languages()) {
    expect(read("sitemap.xml")).toContain(`<loc>${address}${prefix}/diary/${own}</loc>`);
    const html = read(join(prefix.slice(1), `diary/${own}.html`));
    expect(html).toContain(`<link rel="canonical" href="${address}${prefix}/diary/${own}">`);
    expect(html).toContain('"@type":"Article"');
  }
  expect(read("sitemap.xml")).not.toContain("riyad");
});

test("without a card of its own an entry is shared with the diary's", () => {
  for (const { code, prefix } of languages()) {
    const html = read(join(prefix.slice(1), `diary/${own}.html`));
    expect(html).toContain(`/share/diary-${code}.png`);
  }
});

test("with no date to come Get Involved has no part for them, and the page and the calendar are empty", () => {
  for (const language of languages()) {
    const folder = language.prefix.slice(1);
    expect(read(join(folder, "get-involved.html"))).not.toContain('id="dates"');
    const { none } = loadTexts("events.yaml", eventsSchema, language);
    expect(read(join(folder, "events.html"))).toContain(none.text);
    expect(read(join(folder, "events.ics"))).not.toContain("VEVENT");
  }
});
