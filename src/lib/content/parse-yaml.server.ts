import { isUtf8 } from "node:buffer";
import {
  type Document,
  isAlias,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLError,
} from "yaml";
import { say } from "../terminal/say.server.ts";
import { findUnseen } from "../terminal/unseen-signs.server.ts";
import { ContentError } from "./content-error.server.ts";

/**
 * @returns the document, and where its lines begin
 * @throws ContentError naming the line of the first mistake and what to write there
 */
export function parseYaml(file: string, bytes: Buffer) {
  const lines = new LineCounter();
  const text = bytes.toString().replaceAll(/\r\n?/g, "\n");
  const document = parseDocument(text, { lineCounter: lines });
  const [problem] = [...document.errors, ...document.warnings];
  const mistake = damagedLine(bytes, text) ?? (problem ? adviceOn(problem) : misreadText(document));
  if (!mistake) return { document, lines };
  const { line } = lines.linePos(mistake.at);
  const expected = say("{advice}; found: {found}", {
    advice: mistake.expected,
    found: text.split("\n")[line - 1]?.trim() ?? "",
  });
  throw new ContentError(file, [{ path: "", line, expected }]);
}

type Mistake = { readonly at: number; readonly expected: string };

const saveAsUtf8 = say(
  "save the file as UTF-8: in the Windows editor (Bloc-notes) “Save as”, “Encoding: UTF-8” (“Enregistrer sous”, “Encodage : UTF-8”)",
);
const lost = say("a letter was lost here when another program saved the file; write it again");

/** Finds what another program has damaged in a text, or nobody sees, because it would be published. */
export function damageIn(text: string): Mistake | undefined {
  const at = text.search(/\uFFFD|[ÂÃØÙ][¡-¿]|â€/);
  return findUnseen(text) ?? (at < 0 ? undefined : { at, expected: lost });
}

function damagedLine(bytes: Buffer, text: string): Mistake | undefined {
  const isReadable = isUtf8(bytes) && !text.includes("\0");
  if (!isReadable) return { at: text.search(/\uFFFD|\0/), expected: saveAsUtf8 };
  const at = text.search(/^[ -]*(?:\w+:)?\u00A0/m);
  return at < 0
    ? damageIn(text)
    : { at, expected: say("a no-break space stands here; type an ordinary one") };
}

/** Finds a text of which YAML reads only a part. */
function misreadText(document: Document): Mistake | undefined {
  let found: Mistake | undefined;
  visit(document, {
    Node: (_, node) => {
      const expected = misreadingOf(node);
      if (expected && node.range) found ??= { at: node.range[isScalar(node) ? 1 : 0], expected };
    },
  });
  return found;
}

function misreadingOf(node: Node): string | undefined {
  if (isAlias(node) || node.tag || ("anchor" in node && node.anchor)) {
    return say("put the text in quotes, since it begins with &, * or !");
  }
  if (!isScalar(node)) return undefined;
  const unseen = findUnseen(`${node.value}`)?.expected;
  if (unseen || node.type !== "PLAIN") return unseen;
  const isCut = typeof node.comment === "string";
  return isCut ? say("put the text in quotes, since # ends it") : undefined;
}

const adviceOn = ({ code, pos }: YAMLError): Mistake => ({
  at: pos[0],
  expected: advice[code] ?? say("put the text in quotes"),
});

/** Advice by the parser's name of a mistake. Against other mistakes quotes help. */
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
