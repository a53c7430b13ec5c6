import { readFileSync, statSync } from "node:fs";
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

/** Remembers what was made of a file or folder. A build makes it once, because every page asks for it. */
export function perBuild<Made>() {
  const known = new Map<string, Made>();
  return (name: string, make: (last?: Made) => Made): Made => {
    const last = known.get(name);
    if (last && process.env["NODE_ENV"] === "production") return last;
    const made = make(last);
    known.set(name, made);
    return made;
  };
}

/** Makes something of a file, in development again when the file's bytes or a given value have changed. */
export function fileReader<Made, Given extends readonly unknown[]>(
  make: (file: string, bytes: Buffer, ...given: Given) => Made,
) {
  const remembered = perBuild<{ bytes: Buffer; given: Given; made: Made }>();
  return (file: string, ...given: Given): Made => {
    const name = join(contentFolder(), file);
    return remembered(name, (last) => {
      if (!statSync(name, { throwIfNoEntry: false })?.isFile()) {
        const expected = say("this file is missing, or cannot be read");
        throw new ContentError(name, [{ path: "", expected }]);
      }
      const bytes = readFileSync(name);
      if (bytes.toString().trim() === "") {
        const expected = say("the file is empty; `git restore {name}` brings it back", { name });
        throw new ContentError(name, [{ path: "", expected }]);
      }
      const isSame = (value: unknown, index: number) => value === last?.given[index];
      if (last?.bytes.equals(bytes) && given.every(isSame)) return last;
      return { bytes, given, made: make(file, bytes, ...given) };
    }).made;
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

/** The line of the value at a path, or of the nearest value around it. */
function lineAt(document: Document, path: readonly unknown[], lines: LineCounter) {
  const nodes = path.map((_, i) => document.getIn(path.slice(0, i + 1), true));
  const range = nodes.findLast(isNode)?.range;
  return range ? lines.linePos(range[0]).line : undefined;
}
