import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { parseDocument } from "yaml";
import { buildSite } from "../support/build-site.ts";
import { ContentCopy } from "../support/content-copy.ts";

/** Yoruba, which Nouakchott hardly needs, made up from the English texts: its plural form is `other` alone (Unicode CLDR). */
const row = `- code: yo
  name: Yorùbá
  dir: ltr
  prefix: /yo
  locale: yo-NG
  openGraph: yo_NG
  group: "."
  decimal: ","
`;

const built: string[] = [];
afterAll(() => {
  for (const folder of built) rmSync(folder, { recursive: true, force: true });
});

function build(content: string) {
  const site = buildSite(content);
  built.push(site.folder);
  return site;
}

/** Leaves only the `other` form of each plural, the last line of its group. */
function withOneForm(yaml: string): string {
  return yaml.replace(/^ +(?:zero|one|two|few|many): .*\n/gm, "");
}

/** Adds a column of notes for a language to a table. */
function addColumn(copy: ContentCopy, file: string, code: string): void {
  const rows = readFileSync(join(copy.folder, file), "utf8").trim().split(/\r?\n/);
  const cells = rows.map((row, index) => `${row},${index === 0 ? code : "Àpẹẹrẹ"}`);
  copy.write(file, cells.join("\n"));
}

/** Gives each date to come its words in the new language. */
function addToEvents(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const event = parseDocument(readFileSync(file, "utf8"));
    event.setIn(["words", "yo"], event.getIn(["words", "en"]));
    writeFileSync(file, event.toString());
  }
}

/** Gives each entry of the diary its words in the new language. */
function addToDiary(folder: string): void {
  for (const name of readdirSync(folder).filter((one) => one.endsWith(".yaml"))) {
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file, "utf8").replace(/^( +)en: (.*)$/gm, "$&\n$1yo: $2"));
  }
}

test("a fourth language is one folder, one row of the table and its words in each entry and row", {
  timeout: 120_000,
}, () => {
  const copy = new ContentCopy();
  const languages = join(copy.folder, "languages.yaml");
  writeFileSync(languages, readFileSync(languages, "utf8") + row);
  cpSync(join(copy.folder, "en"), join(copy.folder, "yo"), { recursive: true });
  for (const name of readdirSync(join(copy.folder, "yo"))) {
    const file = join(copy.folder, "yo", name);
    writeFileSync(file, withOneForm(readFileSync(file, "utf8")));
  }
  addColumn(copy, "examples/accounts.csv", "yo");
  addToEvents(join(copy.folder, "examples/events"));
  addToDiary(join(copy.folder, "examples/diary"));
  copy.set("yo/home.yaml", { "mission.title": "Iṣẹ́ wa" });
  copy.set("figures.yaml", { "impact.meals.value": 8000, "impact.meals.atLeast": true });

  const { client, failure } = build(copy.folder);
  expect(failure).toBe("");
  const home = readFileSync(join(client, "yo.html"), "utf8");
  expect(home).toContain('<html lang="yo" dir="ltr">');
  expect(home).toContain("Iṣẹ́ wa");
  expect(home).toContain("8.000+");
  expect(readFileSync(join(client, "index.html"), "utf8")).toContain('href="/yo" lang="yo"');
  expect(readFileSync(join(client, "yo/404.html"), "utf8")).toContain("data-not-found");
  expect(readFileSync(join(client, "yo/accounts.html"), "utf8")).toContain("Àpẹẹrẹ");
  expect(readFileSync(join(client, "ar/about.html"), "utf8")).toContain('hrefLang="yo"');
});

test("bad content stops the build with the file, the key and what was expected", {
  timeout: 60_000,
}, () => {
  const copy = new ContentCopy();
  copy.set("ar/home.yaml", { "hero.badge": "متطوعون" });
  const { failure } = build(copy.folder);
  expect(failure).toContain("ar/home.yaml");
  expect(failure).toMatch(
    /hero\.badge, line \d+: expected a text with exactly these placeholders: \{founded\}/,
  );
});
