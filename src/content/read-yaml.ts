import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { parseDocument } from "yaml";
import { ContentError } from "./content-error.ts";
import { describeIssue } from "./describe-issue.ts";

/** The folder of the content files; `CONTENT_DIR` lets a test build other content. */
export function contentFolder(): string {
  return process.env["CONTENT_DIR"] ?? "content";
}

/**
 * Reads one content file and checks it against its schema.
 * @param file path below the content folder, such as `en/home.yaml`
 * @throws ContentError naming the file, each wrong key and what was expected
 */
export function readContent<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): v.InferOutput<Schema> {
  const name = join(contentFolder(), file);
  return checkContent(name, parseYaml(name), schema);
}

/**
 * Checks content that was read already; `name` is what errors call it.
 * @throws ContentError naming each wrong key and what was expected
 */
export function checkContent<Schema extends v.GenericSchema>(
  name: string,
  data: unknown,
  schema: Schema,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, data);
  if (!result.success) throw new ContentError(name, result.issues.map(describeIssue));
  return result.output;
}

/** Parsed files by name: every page reads the words of every language, and parsing takes longest. */
const parsed = new Map<string, { readonly text: string; readonly data: unknown }>();

function parseYaml(name: string): unknown {
  const text = readText(name);
  const known = parsed.get(name);
  if (known?.text === text) return known.data;
  const document = parseDocument(text, { uniqueKeys: true });
  const [problem] = [...document.errors, ...document.warnings];
  if (problem)
    throw new ContentError(name, [{ path: "", expected: `valid YAML: ${problem.message}` }]);
  const data: unknown = document.toJS();
  parsed.set(name, { text, data });
  return data;
}

function readText(name: string): string {
  try {
    return readFileSync(name, "utf8");
  } catch {
    throw new ContentError(name, [{ path: "", expected: "this file to exist and be readable" }]);
  }
}
