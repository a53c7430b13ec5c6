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
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
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
  return isReadable ? damageIn(text) : { at: text.search(/\uFFFD|\0/), expected: saveAsUtf8 };
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
  return typeof node.comment === "string"
    ? say("put the text in quotes, since # ends it")
    : undefined;
}

/** The parser's own words, with what helps against most mistakes. */
const adviceOn = ({ message, pos }: YAMLError): Mistake => ({
  at: pos[0],
  expected: say("{problem}; a text with a colon or a quote in it has to be in quotes", {
    problem: message.trim(),
  }),
});
