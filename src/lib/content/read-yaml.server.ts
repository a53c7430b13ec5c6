import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { type Document, isNode, isScalar, type LineCounter } from "yaml";
import { say } from "../terminal/say.server.ts";
import { ContentError, expectationOf, wantedBy } from "./content-error.server.ts";
import { parseYaml } from "./parse-yaml.server.ts";

/** Tests build other content through `CONTENT_DIR`. */
export function contentFolder(): string {
  return process.env["CONTENT_DIR"] ?? "content";
}

/** Whether the content has a file that it may lack. */
export const hasContent = (file: string): boolean => existsSync(join(contentFolder(), file));

/** Changes with a file. @throws ContentError when there is none */
function versionOf(file: string): string {
  const path = join(contentFolder(), file);
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isFile()) return `${path} ${stats.mtimeMs} ${stats.size}`;
  const expected = say("this file is missing, or cannot be read");
  throw new ContentError(path, [{ path: "", expected }]);
}

/** @throws ContentError when the file is empty */
function readBytes(file: string): Buffer {
  const name = join(contentFolder(), file);
  const bytes = readFileSync(name);
  if (bytes.toString().trim() !== "") return bytes;
  const expected = say(
    "the file is empty; `git restore {name}` brings it back; remove it if it is new",
    { name },
  );
  throw new ContentError(name, [{ path: "", expected }]);
}

/**
 * Makes something of a file once, because every page asks for it, and again when the file has changed.
 * @param sources other files on which the result depends
 */
export function fileReader<Made, Given extends readonly unknown[]>(
  make: (file: string, bytes: Buffer, ...given: Given) => Made,
  sources: (file: string, ...given: Given) => readonly string[] = () => [],
) {
  const cache = new Map<string, Made>();
  return (file: string, ...given: Given): Made => {
    const versions = [file, ...sources(file, ...given)].map(versionOf);
    const key = JSON.stringify([versions, given]);
    const made = cache.get(key) ?? make(file, readBytes(file), ...given);
    cache.set(key, made);
    return made;
  };
}

/** The data of a YAML file, not checked. @throws ContentError when the file is not YAML */
export const readYaml = fileReader((file, bytes): unknown =>
  parseYaml(join(contentFolder(), file), bytes).document.toJS(),
);

/** @throws ContentError naming the file, each wrong key and the expected value */
export function readContent<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): v.InferOutput<Schema> {
  const data = readYaml(file);
  const result = v.safeParse(schema, data);
  if (result.success) return result.output;
  // The file is parsed again for its lines, because a remembered document takes ten times the memory.
  const name = join(contentFolder(), file);
  const { document, lines } = parseYaml(name, readFileSync(name));
  const problems = result.issues.map((issue) => {
    const path = issue.path?.map(({ key }) => key) ?? [];
    const node = document.getIn(path, true);
    const written = isScalar(node) ? node.source : undefined;
    const missing = issue.received === "undefined" ? wantedAt(schema, document, path) : undefined;
    const expected = expectationOf(issue, written, missing);
    return { path: path.join("."), expected, line: lineAt(document, path, lines) };
  });
  throw new ContentError(name, problems);
}

/** What a schema wants at a missing key. Its issue does not say, so the schema is asked again with nothing there. */
function wantedAt(schema: v.GenericSchema, document: Document, path: readonly unknown[]) {
  const filled = document.clone();
  filled.setIn(path, null);
  const { issues = [] } = v.safeParse(schema, filled.toJS());
  const issue = issues.find((found) => v.getDotPath(found) === path.join("."));
  return issue && wantedBy(issue);
}

/** The line of the value at a path, or of the nearest value around it: the first one for a key that the file lacks. */
function lineAt(document: Document, path: readonly unknown[], lines: LineCounter) {
  const nodes = path.map((_, i) => document.getIn(path.slice(0, i + 1), true));
  const range = [document.contents, ...nodes].findLast(isNode)?.range;
  return range ? lines.linePos(range[0]).line : undefined;
}
