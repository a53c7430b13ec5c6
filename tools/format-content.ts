import { globSync, readFileSync, writeFileSync } from "node:fs";
import { formatDocument } from "../src/admin/format-document.ts";
import { formatPictures } from "../src/content/content-pictures.server.ts";
import { parseYaml } from "../src/content/parse-yaml.server.ts";
import { orStop } from "../src/terminal/user-error.server.ts";

for (const line of await formatPictures()) console.info(line);

// Writes the files as the editor does, so that its changes show only the changed lines. Programmers
// write the languages, with spaces as `\u00a0`.
for (const file of globSync("content/**/*.yaml", { exclude: ["content/languages.yaml"] })) {
  const bytes = readFileSync(file);
  const { document } = orStop(() => parseYaml(file, bytes));
  const formatted = formatDocument(document);
  if (formatted !== bytes.toString()) writeFileSync(file, formatted);
}
