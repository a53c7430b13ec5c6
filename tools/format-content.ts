import { globSync, readFileSync, writeFileSync } from "node:fs";
import { parseDocument } from "yaml";
import { formatDocument } from "../src/admin/format-document.ts";
import { formatPictures } from "../src/content/content-pictures.server.ts";

// Writes the files as the editor does, so that its changes show only the changed lines. Programmers
// write the languages, with spaces as `\u00a0`.
for (const file of globSync("content/**/*.yaml", { exclude: ["content/languages.yaml"] })) {
  const text = readFileSync(file, "utf8");
  const formatted = formatDocument(parseDocument(text));
  if (formatted !== text) writeFileSync(file, formatted);
}

for (const line of await formatPictures()) console.info(line);
