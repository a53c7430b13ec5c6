import { isUtf8 } from "node:buffer";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import {
  type Document,
  isAlias,
  isNode,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  visit,
} from "yaml";
import { say } from "../terminal/say.server.ts";
import { ContentError, expectationOf, wantedBy } from "./content-error.server.ts";

/** Tests build other content through `CONTENT_DIR`. */
export function contentFolder(): string {
  return process.env["CONTENT_DIR"] ?? "content";
}

/**
 * Makes something of a file, again only when the file's bytes or a given value have changed. A build
 * makes it once, because every page asks for it.
 */
export function fileReader<Made, Given extends readonly unknown[]>(
  make: (file: string, bytes: Buffer, ...given: Given) => Made,
) {
  const known = new Map<string, { bytes: Buffer; given: Given; made: Made }>();
  return (file: string, ...given: Given): Made => {
    const name = join(contentFolder(), file);
    const last = known.get(name);
    if (last && process.env["NODE_ENV"] === "production") return last.made;
    if (!statSync(name, { throwIfNoEntry: false })?.isFile()) {
      const expected = say("this file is missing, or cannot be read");
      throw new ContentError(name, [{ path: "", expected }]);
    }
    const bytes = readFileSync(name);
    const isSame = (value: unknown, index: number) => value === last?.given[index];
    if (last?.bytes.equals(bytes) && given.every(isSame)) return last.made;
    const made = make(file, bytes, ...given);
    known.set(name, { bytes, given, made });
    return made;
  };
}

/** The data of a YAML file, not checked. @throws ContentError when the file is not YAML */
export const readYaml = fileReader((file, bytes): unknown =>
  parseYaml(file, bytes).document.toJS(),
);

/** @throws ContentError naming the file, each wrong key and the expected value */
export function readContent<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): v.InferOutput<Schema> {
  const data = readYaml(file);
  const result = v.safeParse(schema, data);
  if (result.success) return result.output;
  // The file is read again for its lines, because a parsed file takes ten times the memory.
  const { document, lines } = parseYaml(file, readFileSync(join(contentFolder(), file)));
  const problems = result.issues.map((issue) => {
    const path = issue.path?.map(({ key }) => key) ?? [];
    const node = document.getIn(path, true);
    const written = isScalar(node) ? node.source : undefined;
    const missing = issue.received === "undefined" ? wantedAt(schema, document, path) : undefined;
    const expected = expectationOf(issue, written, missing);
    return { path: path.join("."), expected, line: lineAt(document, path, lines) };
  });
  throw new ContentError(join(contentFolder(), file), problems);
}

/** What a schema expects at a path without data: its answer when nothing stands there. */
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

function parseYaml(file: string, bytes: Buffer) {
  const lines = new LineCounter();
  const text = bytes.toString().replaceAll(/\r\n?/g, "\n");
  const document = parseDocument(text, { lineCounter: lines });
  const [problem] = [...document.errors, ...document.warnings];
  const mistake = damagedLine(bytes, text) ?? (problem ? undefined : misreadText(document));
  const position = mistake?.at ?? problem?.pos[0];
  if (position === undefined) return { document, lines };
  const { line } = lines.linePos(position);
  const expected = say("{advice}; found: {found}", {
    advice: mistake?.expected ?? advice[problem?.code ?? ""] ?? say("put the text in quotes"),
    found: text.split("\n")[line - 1]?.trim() ?? "",
  });
  throw new ContentError(join(contentFolder(), file), [{ path: "", line, expected }]);
}

type Mistake = { readonly at: number; readonly expected: string };

const saveAsUtf8 = say(
  "save the file as UTF-8: in the Windows editor (Bloc-notes) “Save as”, “Encoding: UTF-8” (“Enregistrer sous”, “Encodage : UTF-8”)",
);
const lost = say("a letter was lost here when another program saved the file; write it again");
const merged = say(
  "two people changed these lines; keep what is right and remove the lines that begin with <<<<<<<, ======= and >>>>>>>",
);

/** Finds what another program has written into a text, which would be published. */
export const damageIn = (text: string): Mistake | undefined =>
  [
    { at: text.search(/\uFFFD|[ÂÃØÙ][¡-¿]|â€/), expected: lost },
    { at: text.search(/(?<![\w<=>|])(?:<{7}|={7}|>{7}|\|{7})(?!\S)/), expected: merged },
  ].find(({ at }) => at >= 0);

function damagedLine(bytes: Buffer, text: string): Mistake | undefined {
  const isReadable = isUtf8(bytes) && !text.includes("\0");
  if (!isReadable) return { at: text.search(/\uFFFD|\0/), expected: saveAsUtf8 };
  const at = text.search(/^[ -]*(?:\w+:)?\u00A0/m);
  return at < 0
    ? damageIn(text)
    : { at, expected: say("a no-break space stands here; type an ordinary one") };
}

/** Finds a text of which YAML reads only a part, or whose quotes an editor has made round. */
function misreadText(document: Document): Mistake | undefined {
  const found: Mistake[] = [];
  visit(document, {
    Node: (_, node) => {
      const expected = misreadingOf(node);
      if (expected && node.range) found.push({ at: node.range[isScalar(node) ? 1 : 0], expected });
    },
  });
  return found[0];
}

function misreadingOf(node: Node): string | undefined {
  if (isAlias(node) || node.tag || ("anchor" in node && node.anchor)) {
    return say("put the text in quotes, since it begins with &, * or !");
  }
  if (!isScalar(node) || node.type !== "PLAIN") return undefined;
  if (typeof node.comment === "string") return say("put the text in quotes, since # ends it");
  const isRound = /^[“”„‘’‚][^“”„‘’‚]*[“”‘’"']$/.test(`${node.value}`);
  return isRound ? say('put the text in quotes that are straight: "') : undefined;
}

/** Advice by the parser's name of a mistake. For others quotes help. */
const advice: Readonly<Record<string, string>> = {
  BAD_DQ_ESCAPE: say("write a backslash in quotes twice"),
  BAD_INDENT: say("begin the line as far in as the lines beside it, and close every bracket"),
  BLOCK_AS_IMPLICIT_KEY: say(
    "put the text in quotes, since a colon in it begins a key; or begin the next line as far in as this one",
  ),
  DUPLICATE_KEY: say("this key stands twice; remove one"),
  MISSING_CHAR: say("close the quote, or write the colon behind the key"),
  TAB_AS_INDENT: say("begin the line with spaces, not with a tab"),
  UNEXPECTED_TOKEN: say('put the whole text in quotes, and write \\" for a quote in it'),
};
