import { emailUrl, encodeForEmail, whatsAppUrl } from "../charity/contact-links.ts";
import { interpolate, isolate } from "../i18n/interpolate.ts";
import type { IslandShell } from "../shell/shell.server.ts";
import { cleanLine, cleanText, dialCodeOf, type FieldName } from "./field-rules.ts";
import type { FormDefinition } from "./form-values.ts";

export type Row = readonly [label: string, value: string];

export type FieldLabels = Readonly<Partial<Record<FieldName, { readonly label: string }>>>;

export function labelsOf({ fields }: FormDefinition, texts: FieldLabels) {
  const shown = fields.filter((field) => field !== "dialCode");
  return shown.map((field) => [field, texts[field]?.label ?? ""] as const);
}

export function rowsOf(
  values: Readonly<Record<string, string>>,
  labels: readonly (readonly [string, string])[],
): Row[] {
  const dialCode = dialCodeOf(values["dialCode"] ?? "");
  return labels.flatMap(([field, label]): Row[] => {
    const value = cleanText(values[field] ?? "");
    if (value === "") return [];
    return [[label, field === "phone" ? `${dialCode}${value}` : value]];
  });
}

type Wording = {
  readonly ui: Pick<IslandShell["ui"], "line">;
  readonly language: Pick<IslandShell["language"], "dir">;
};

/** Isolates each value in a right-to-left line, so that names and numbers keep their order. */
export function describeMessage(rows: readonly Row[], { ui, language: { dir } }: Wording): string {
  return rows
    .map(([label, value]) =>
      interpolate(ui.line, { label, value: value.replace(/.*/u, (first) => isolate(first, dir)) }),
    )
    .join("\n");
}

/** The longest link that every email program opens, in encoded characters. WhatsApp has the same. */
const linkLimit = 1500;

/** The longest subject, so that the message keeps its room. */
const subjectLimit = 400;

/** @throws URIError when the body has half a surrogate pair */
export function mailtoUrl({ to, subject, body }: { to: string; subject: string; body: string }) {
  const topic = shortenText(cleanLine(subject), subjectLimit);
  const link = (body: string) => emailUrl(to, topic, body);
  const text = shortenText(body, linkLimit - link("").length);
  return { href: link(text), shortened: topic !== cleanLine(subject) || text !== body };
}

/** The text, shortened to fit into a link. @throws URIError when it has half a surrogate pair */
export function whatsAppText(text: string, phone: string): string {
  return shortenText(text, linkLimit - whatsAppUrl("", phone).length, encodeURIComponent);
}

function shortenText(text: string, room: number, encode = encodeForEmail): string {
  if (encode(text).length <= room) return text;
  let left = room - encode("…").length;
  let start = "";
  for (const character of text) {
    left -= encode(character).length;
    if (left < 0) break;
    start += character;
  }
  return `${start.trimEnd()}…`;
}
