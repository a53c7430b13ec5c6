import { cpSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument, visit } from "yaml";
import type { ContentCopy } from "./content-copy.ts";

/** Yoruba with English words. Its only plural form is `other` (Unicode CLDR). */
const fourthLanguage = `- code: yo
  name: Yorùbá
  dir: ltr
  prefix: /yo
  locale: yo-NG
  openGraph: yo_NG
  group: "."
  decimal: ","
`;

/** Adds one folder, one row of the table, and words in each entry and row of the records and the examples. */
export function addLanguage(copy: ContentCopy): void {
  const read = (file: string) => readFileSync(join(copy.folder, file), "utf8");
  const find = (pattern: string) => globSync(pattern, { cwd: copy.folder });
  copy.write("languages.yaml", read("languages.yaml") + fourthLanguage);
  cpSync(join(copy.folder, "en"), join(copy.folder, "yo"), { recursive: true });
  for (const file of find("yo/*.yaml")) {
    copy.write(file, read(file).replace(/^ +(?:zero|one|two|few|many): .*\n/gm, ""));
  }
  for (const file of find("{,examples/}accounts.csv")) {
    const rows = read(file).trim().split(/\r?\n/);
    const cells = rows.map((row, index) => `${row},${index === 0 ? "yo" : "Àpẹẹrẹ"}`);
    copy.write(file, cells.join("\n"));
  }
  for (const file of find("{*,{,examples/}{diary,events}/*}.yaml")) {
    const record = parseDocument(read(file));
    visit(record, { Map: (_, map) => (map.has("en") ? map.set("yo", map.get("en")) : undefined) });
    copy.write(file, record.toString());
  }
}
