import { interpolate, isolate } from "../../lib/i18n/interpolate.ts";
import type { IslandShell } from "../shell/shell.server.ts";
import { whatsAppUrl } from "./contact-links.ts";

// Apart from `contact-links.ts`, because Donate loads that file without this one.

/** A line of a message, such as "Phone: +222…". Without a value there is none. */
export type LabelledValue = readonly [label: string, value: string];

type Wording = {
  readonly ui: Pick<IslandShell["ui"], "labelled">;
  readonly language: Pick<IslandShell["language"], "dir">;
};

/** Isolates each value in a right-to-left line, so that names and numbers keep their order. */
export function describeMessage(values: readonly LabelledValue[], { ui, language }: Wording) {
  return values
    .filter(([, value]) => value !== "")
    .map(([label, value]) =>
      interpolate(ui.labelled, {
        label,
        value: value.replace(/.*/u, (first) => isolate(first, language.dir)),
      }),
    )
    .join("\n");
}

/** The longest link that every email program opens, in encoded characters. WhatsApp has the same. */
const linkLimit = 1500;

/** The longest subject, so that enough room is left for the message. */
const subjectLimit = 400;

type Email = { readonly to: string; readonly subject: string; readonly body: string };

/**
 * The address that opens an email, and whether a text was shortened to fit into it.
 * @throws URIError when a text has half a surrogate pair
 */
export function emailUrl({ to, subject, body }: Email) {
  const topic = shortenText(subject, subjectLimit);
  const address = encodeURIComponent(to).replace(/%40/g, "@");
  const start = `mailto:${address}?subject=${encodeForEmail(topic)}&body=`;
  const text = shortenText(body, linkLimit - start.length);
  return { url: start + encodeForEmail(text), shortened: topic !== subject || text !== body };
}

/** A line break in a `mailto:` address is CR LF (RFC 6068). */
const encodeForEmail = (text: string) => encodeURIComponent(text.replace(/\n/g, "\r\n"));

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
