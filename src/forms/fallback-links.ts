import { interpolate, isolate } from "../i18n/interpolate.ts";
import { emailUrl, encodeForEmail } from "../ui/contact-links.ts";
import type { IslandShell } from "../ui/shell.server.ts";
import { cleanLine, cleanText } from "./clean-text.ts";
import { dialCodeOf, type FieldName } from "./field-rules.ts";

/** A label and what was typed beside it. */
export type Row = readonly [label: string, value: string];

/** The fields of a form as they are shown, each with its label: the dial code is part of the number. */
export function labelsOf<Field extends FieldName>(
  fields: readonly Field[],
  texts: Readonly<Record<Field, { label: string }>>,
) {
  const shown = fields.filter((field) => field !== "dialCode");
  return shown.map((field) => [field, texts[field].label] as const);
}

/** What was typed, by the labels of its form; what is empty is left out. */
export function rowsOf(
  values: Readonly<Record<string, string>>,
  labels: readonly (readonly [field: string, label: string])[],
): Row[] {
  const dialCode = dialCodeOf(values["dialCode"] ?? "");
  return labels.flatMap(([field, label]): Row[] => {
    const value = values[field];
    if (!value) return [];
    return [[label, field === "phone" ? `${dialCode}${value}` : value]];
  });
}

/**
 * What was typed as clean text, in lines, each with its label; empty values are left out. Each value
 * keeps its own direction in a right to left line: names in Latin letters, numbers, addresses. Of
 * several lines only the first shares its line with a label.
 */
export function describeMessage(
  rows: readonly Row[],
  { ui: { line }, language: { dir } }: Wording,
): string {
  return rows
    .map(([label, value]) => ({ label, value: cleanText(value) }))
    .filter(({ value }) => value !== "")
    .map(({ label, value }) =>
      interpolate(line, { label, value: value.replace(/^.*/u, (first) => isolate(first, dir)) }),
    )
    .join("\n");
}

/** Of a shell: how the page's language joins a label and a value, and which way it reads. */
type Wording = {
  readonly ui: Pick<IslandShell["ui"], "line">;
  readonly language: Pick<IslandShell["language"], "dir">;
};

/** Longest address that every mail program opens, in encoded characters. */
const mailtoLimit = 1500;

/** How much of it a subject may take, so that a long one leaves room for the message. */
const subjectLimit = 400;

/**
 * An e-mail with subject and body already written, at most 1,500 encoded characters long. `shortened`
 * says that the beginning only fits; the visitor must be told.
 * @param to the charity's address
 * @param subject as it was typed
 * @param body clean text
 * @throws URIError when the body holds half a surrogate pair
 */
export function mailtoUrl({ to, subject, body }: { to: string; subject: string; body: string }): {
  href: string;
  shortened: boolean;
} {
  const topic = shorten(cleanLine(subject), subjectLimit);
  const link = (body: string) => emailUrl(to, topic.text, body);
  const text = shorten(body, mailtoLimit - link("").length);
  return { href: link(text.text), shortened: topic.shortened || text.shortened };
}

/**
 * The longest beginning of a text whose percent-encoded form fits in `room` characters, with "…"
 * when something was left out. Cuts between what people call characters, so that no accent, emoji or
 * Arabic letter is split; a single one that does not fit is cut between code points. With less room than
 * "…" needs (9) nothing is left.
 * @throws URIError when the text holds half a surrogate pair
 */
export function shorten(text: string, room: number): { text: string; shortened: boolean } {
  if (encodeForEmail(text).length <= room) return { text, shortened: false };
  const forText = room - encodeForEmail("…").length;
  if (forText < 0) return { text: "", shortened: true };
  const start = take(graphemes(text), forText) || take(text, forText);
  return { text: `${start.trimEnd()}…`, shortened: true };
}

function take(parts: Iterable<string>, room: number): string {
  let taken = "";
  let left = room;
  for (const part of parts) {
    left -= encodeForEmail(part).length;
    if (left < 0) break;
    taken += part;
  }
  return taken;
}

function* graphemes(text: string): Generator<string> {
  // Browsers before 2024 may lack it; a string iterates by code points.
  if (!("Segmenter" in Intl)) return yield* text;
  for (const { segment } of new Intl.Segmenter().segment(text)) yield segment;
}
