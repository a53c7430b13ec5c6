import { globSync, readFileSync, writeFileSync } from "node:fs";
import { formatPictures } from "../src/lib/content/content-pictures.server.ts";
import { parseYaml } from "../src/lib/content/parse-yaml.server.ts";
import { formatDocument } from "../src/lib/editor/format-document.ts";
import { showUnseen } from "../src/lib/terminal/unseen-signs.server.ts";
import { exitOnError } from "../src/lib/terminal/user-error.server.ts";

for (const line of await formatPictures()) console.info(showUnseen(line));

// Writes the files as the editor does, so that its changes show only the changed lines. Programmers
// write the languages, with spaces as `\u00a0`.
for (const file of globSync("content/**/*.yaml", { exclude: ["content/languages.yaml"] })) {
  const bytes = readFileSync(file);
  const { document } = exitOnError(() => parseYaml(file, bytes));
  const formatted = formatDocument(document);
  if (formatted !== bytes.toString()) writeFileSync(file, formatted);
}
