import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { isKeys, isPlural, placeholdersLeft } from "../i18n/interpolate.ts";
import { ContentError } from "./content-error.server.ts";
import { textFile, textNames } from "./load-content.server.ts";
import { contentFolder, readYaml } from "./read-yaml.server.ts";
import { optionalKeys, ruleAt } from "./text-rules.server.ts";

const target = "generated/texts.ts";

/** Writes the types of all texts. When an English file is wrong, the old ones stay, and `checkAllContent` says why. */
export function updateTextTypes(): void {
  // The content of a test has no types.
  if (contentFolder() !== "content") return;
  try {
    const code = textTypes();
    if (existsSync(target) && readFileSync(target, "utf8") === code) return;
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, code);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
  }
}

function textTypes(): string {
  const names = textNames();
  const types = names.map((name) => {
    const type = typeOf([readYaml(textFile(name))], name, []);
    return `/** \`content/${textFile(name)}\` */\nexport type ${typeName(name)} = ${type};`;
  });
  const all = names.map((name) => `  ${name}: ${typeName(name)};`).join("\n");
  return `// Made from the English texts by src/lib/content/text-types.server.ts; nothing here is edited.
import type { Plural, Template } from "../src/lib/i18n/interpolate.ts";

${types.join("\n\n")}

/** The texts of each file, by its name. */
export type Texts = {
${all}
};
`;
}

const typeName = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}Texts`;

/** The one type that fits all these values. */
function typeOf(values: readonly unknown[], name: string, path: readonly string[]): string {
  const { list, oneOf } = ruleAt(name, path);
  if (oneOf) return oneOf.map((word) => `"${word}"`).join(" | ");
  if (list) return `(${typeOf(values.flat(), name, [...path, "0"])})[]`;
  const [first] = values;
  if (isKeys(first) && !isPlural(first)) return keysType(values.filter(isKeys), name, path);
  return [...new Set(values.map((value) => single(value, name, path)))].join(" | ");
}

function keysType(
  values: readonly Record<string, unknown>[],
  name: string,
  path: readonly string[],
): string {
  const keys = new Set([...values.flatMap(Object.keys), ...optionalKeys(name, path)]);
  const lines = [...keys].map((key) => {
    const inner = [...path, key];
    const found = values.filter((value) => key in value).map((value) => value[key]);
    const isOptional = found.length < values.length || ruleAt(name, inner).optional;
    const type = typeOf(found.length > 0 ? found : [""], name, inner);
    return `${key}${isOptional ? "?" : ""}: ${type};`;
  });
  return `{\n${lines.join("\n").replace(/^/gm, "  ")}\n}`;
}

function single(value: unknown, name: string, path: readonly string[]): string {
  if (Array.isArray(value)) {
    return `[${value.map((item, i) => typeOf([item], name, [...path, `${i}`])).join(", ")}]`;
  }
  if (isPlural(value)) return `Plural<${union(placeholdersLeft(value.other))}>`;
  const names = ruleAt(name, path).anyOf ?? placeholdersLeft(`${value ?? ""}`);
  return names.length > 0 ? `Template<${union(names)}>` : "string";
}

const union = (names: readonly string[]) =>
  names.length > 0 ? names.map((placeholder) => `"${placeholder}"`).join(" | ") : "never";
