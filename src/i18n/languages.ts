import { contentFolder, readContent } from "../content/read-yaml.ts";
import { type Language, languagesSchema } from "./languages-schema.ts";

const tables = new Map<string, readonly Language[]>();

/** The table of languages, `content/languages.yaml`; the first is the main one. */
export function languages(): readonly Language[] {
  const folder = contentFolder();
  const table = tables.get(folder) ?? readContent("languages.yaml", languagesSchema);
  tables.set(folder, table);
  return table;
}

/** The language whose prefix the path has; the main language where none has. */
export function languageOfPath(path: string): Language {
  const [main, ...others] = languages();
  if (!main) throw new Error("content/languages.yaml has no row");
  const found = others.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`));
  return found ?? main;
}
