import { gzipSync } from "node:zlib";

const kb = 1024;

/** In bytes; texts as gzip makes them, HTML with its styles and scripts. */
export const kinds = ["html", "js", "font", "image", "other"] as const;
export type Kind = (typeof kinds)[number];
export type Budget = { readonly [kind in Kind | "all" | "requests"]?: number };

/** See docs/performance.md. */
const reading = { html: 13_400, js: 1 * kb, font: 22 * kb, all: 46 * kb, requests: 12 };

export const budgets = {
  reading,
  // As long as what the charity has to tell; with the few records of `given-content.ts`, which nobody's
  // work changes, such a page has the budget of the others.
  records: { ...reading, html: 40 * kb, all: 73 * kb },
  // It has the letters of every language, and a button that prints.
  poster: { ...reading, js: 1.25 * kb, font: 36 * kb },
  interactive: { html: 19_000, js: 90 * kb, font: 22 * kb, all: 140 * kb, requests: 14 },
} as const satisfies Record<string, Budget>;

/** Without the pages of records. */
export const backgroundBudget = 110 * kb;

/** Lists of records: `/accounts`, `/fr/accounts/2025`; not the page of one entry. */
export const isRecordList = (path: string) =>
  /^(?:\/[a-z-]+)?\/(?:accounts|diary|events|questions)(?:\/\d{4})?$/.test(path);

/** Bytes after gzip; a picture that is compressed already does not get smaller. */
export function packed(body: Buffer | string): number {
  const bytes = Buffer.from(body);
  return bytes.length === 0 ? 0 : Math.min(bytes.length, gzipSync(bytes, { level: 9 }).length);
}
