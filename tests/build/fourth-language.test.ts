import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { parseDocument } from "yaml";
import { buildSite } from "../support/build-site.ts";
import { ContentCopy } from "../support/content-copy.ts";

/** Wolof, made up from the English texts: its plural form is `other` alone (Unicode CLDR). */
const row = `- code: wo
  name: Wolof
  dir: ltr
  prefix: /wo
  locale: wo-SN
  openGraph: wo_SN
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
  const cells = rows.map((row, index) => `${row},${index === 0 ? code : "Misaal"}`);
  copy.write(file, cells.join("\n"));
}

/** Gives each date to come its words in the new language. */
function addToEvents(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const event = parseDocument(readFileSync(file, "utf8"));
    event.setIn(["words", "wo"], event.getIn(["words", "en"]));
    writeFileSync(file, event.toString());
  }
}

/** Gives each entry of the diary its words in the new language. */
function addToDiary(folder: string): void {
  for (const name of readdirSync(folder).filter((one) => one.endsWith(".yaml"))) {
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file, "utf8").replace(/^( +)en: (.*)$/gm, "$&\n$1wo: $2"));
  }
}

test("a fourth language is one folder, one row of the table and its words in each entry and row", {
  timeout: 120_000,
}, () => {
  const copy = new ContentCopy();
  const languages = join(copy.folder, "languages.yaml");
  writeFileSync(languages, readFileSync(languages, "utf8") + row);
  cpSync(join(copy.folder, "en"), join(copy.folder, "wo"), { recursive: true });
  for (const name of readdirSync(join(copy.folder, "wo"))) {
    const file = join(copy.folder, "wo", name);
    writeFileSync(file, withOneForm(readFileSync(file, "utf8")));
  }
  addColumn(copy, "examples/accounts.csv", "wo");
  addToEvents(join(copy.folder, "examples/events"));
  addToDiary(join(copy.folder, "examples/diary"));
  copy.set("wo/home.yaml", { "mission.title": "Sunu yéene" });
  copy.set("figures.yaml", { "impact.meals.value": 8000, "impact.meals.atLeast": true });

  const { client, failure } = build(copy.folder);
  expect(failure).toBe("");
  const home = readFileSync(join(client, "wo.html"), "utf8");
  expect(home).toContain('<html lang="wo" dir="ltr">');
  expect(home).toContain("Sunu yéene");
  expect(home).toContain("8.000+");
  expect(readFileSync(join(client, "index.html"), "utf8")).toContain('href="/wo" lang="wo"');
  expect(readFileSync(join(client, "wo/404.html"), "utf8")).toContain("data-not-found");
  expect(readFileSync(join(client, "wo/accounts.html"), "utf8")).toContain("Misaal");
  expect(readFileSync(join(client, "ar/about.html"), "utf8")).toContain('hrefLang="wo"');
});

test("bad content stops the build with the file, the key and what was expected", {
  timeout: 60_000,
}, () => {
  const copy = new ContentCopy();
  copy.set("ar/home.yaml", { "hero.badge": "متطوعون" });
  const { failure } = build(copy.folder);
  expect(failure).toContain("ar/home.yaml");
  expect(failure).toContain(
    "hero.badge: expected a text with exactly these placeholders: {founded}",
  );
});
