import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseDocument, visit } from "yaml";
import { languages, loadTexts } from "../../src/content/load-content.server.ts";
import { buildSite } from "../support/built-site.ts";
import { ContentCopy } from "../support/content-copy.ts";
import { ownEntry, ownEvent, ownRecords } from "../support/given-content.ts";

/** Yoruba with English words. Its only plural form is `other` (Unicode CLDR). */
const row = `- code: yo
  name: Yorùbá
  dir: ltr
  prefix: /yo
  locale: yo-NG
  openGraph: yo_NG
  group: "."
  decimal: ","
`;

const dayAfter = "2031-05-11";

function withOneForm(yaml: string): string {
  return yaml.replace(/^ +(?:zero|one|two|few|many): .*\n/gm, "");
}

function addColumn(copy: ContentCopy): void {
  const rows = readFileSync(join(copy.folder, "accounts.csv"), "utf8").trim().split(/\r?\n/);
  const cells = rows.map((row, index) => `${row},${index === 0 ? "yo" : "Àpẹẹrẹ"}`);
  copy.write("accounts.csv", cells.join("\n"));
}

function addWords(copy: ContentCopy, file: string): void {
  const record = parseDocument(readFileSync(join(copy.folder, file), "utf8"));
  visit(record, { Map: (_, map) => (map.has("en") ? map.set("yo", map.get("en")) : undefined) });
  copy.write(file, record.toString());
}

test("fourth language: needs one folder, one row of the table and its words in the records", {
  timeout: 120_000,
}, () => {
  const copy = new ContentCopy(ownRecords);
  copy.write("languages.yaml", readFileSync("content/languages.yaml", "utf8") + row);
  cpSync(join(copy.folder, "en"), join(copy.folder, "yo"), { recursive: true });
  for (const name of readdirSync(join(copy.folder, "yo"))) {
    const file = join(copy.folder, "yo", name);
    writeFileSync(file, withOneForm(readFileSync(file, "utf8")));
  }
  addColumn(copy);
  const files = ["site.yaml", `events/${ownEvent}.yaml`, `diary/${ownEntry}.yaml`];
  for (const file of files) addWords(copy, file);
  copy.set("yo/home.yaml", { "mission.title": "Iṣẹ́ wa" });
  copy.set("figures.yaml", { "impact.meals.value": 8000, "impact.meals.atLeast": true });

  const { client, failure } = buildSite(copy.folder, dayAfter);
  expect(failure).toBe("");
  const read = (file: string) => readFileSync(join(client, file), "utf8");
  expect(read("yo.html")).toContain('<html lang="yo" dir="ltr">');
  expect(read("yo.html")).toContain("Iṣẹ́ wa");
  expect(read("yo.html")).toContain("8.000+");
  expect(read("index.html")).toContain('href="/yo" lang="yo"');
  expect(read("yo/404.html")).toContain("console.warn(404,location.pathname)");
  expect(read("yo/accounts.html")).toContain("Àpẹẹrẹ");
  expect(read(`yo/diary/${ownEntry}.html`)).toContain("Riyad");
  expect(read("ar/about.html")).toContain('data-language="yo"');

  // The only event is over on this day.
  expect(read("yo/get-involved.html")).not.toContain('id="dates"');
  expect(read("yo/events.ics")).not.toContain("VEVENT");
  const [english] = languages();
  expect(read("yo/events.html")).toContain(english && loadTexts("events", english).none.text);
});

test("build: stops at bad content and names the file, the key and the expected value", {
  timeout: 60_000,
}, () => {
  const copy = new ContentCopy();
  copy.set("ar/home.yaml", { "hero.badge": "متطوعون" });
  const { failure } = buildSite(copy.folder);
  expect(failure).toContain("ar/home.yaml");
  expect(failure).toMatch(
    /hero\.badge, line \d+: expected a text with exactly these placeholders: \{founded\}/,
  );
});
