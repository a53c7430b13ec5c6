import { brotliCompressSync, gzipSync } from "node:zlib";
import { loadNeed } from "../../../src/components/donate/need/load-need.server.ts";
import { languages } from "../../../src/lib/content/load-content.server.ts";
import { loadExamples } from "../../../src/lib/content/records.server.ts";
import { loadSite } from "../../../src/lib/content/site.server.ts";
import { currencyCodes } from "../../../src/lib/money/currency-codes.ts";

const kb = 1024;

/** Budgets are in bytes after gzip. HTML includes its styles and scripts. */
export const kinds = ["html", "js", "font", "image", "other"] as const;
export type Kind = (typeof kinds)[number];
export type Budget = { readonly [kind in Kind | "all" | "requests"]?: number };

/** Budgets grow with a further language or currency, because pages name them all. */
const addedLanguages = languages().length - 3;
const added = addedLanguages + currencyCodes.length - 4;

/** In bytes. A charity's own address and numbers are longer than the examples. */
const ownRecords = loadExamples() ? 0 : 300;

/** The name of a registered charity may have others. */
const font = (loadSite().registration ? 36 : 22) * kb;

/** docs/performance.md explains these numbers. */
const reading = {
  html: 13_400 + 150 * addedLanguages + ownRecords,
  js: 2 * kb,
  font,
  all: 46 * kb,
  requests: 12,
};

export const budgets = {
  reading,
  // These pages grow with the records. With the few records of the second site they must stay within
  // the budget of a reading page.
  records: { ...reading, html: 40 * kb, all: 73 * kb },
  // The poster has the letters of every language.
  poster: { ...reading, font: 36 * kb },
  interactive: {
    html: 17_000,
    js: 90 * kb + 256 * added,
    font,
    all: 140 * kb,
    requests: 14,
  },
} as const satisfies Record<string, Budget>;

/** In bytes, without the lists of records. */
export const backgroundBudget = 70 * kb;

/** Lists of records are `/accounts` or `/fr/diary/2025-03`, but not the page of an entry. */
export const isRecordList = (path: string) =>
  /^(?:\/[a-z-]+)?\/(?:accounts|diary|events|questions)(?:\/\d{4}(?:-\d\d)?)?$/.test(path);

/**
 * In bytes of the HTML of an interactive page after Brotli, because a connection begins with ten packets of 1,400. The
 * examples leave 220 for an open need (`content/need.yaml`), or for the charity's own values.
 */
export const mostWithBrotli = loadExamples() && !loadNeed() ? 13_780 : 14_000;

export const packedWithBrotli = (html: string): number => brotliCompressSync(html).length;

/** The size in bytes after gzip. Compressed pictures keep their size. */
export function packed(body: Buffer | string): number {
  const bytes = Buffer.from(body);
  return bytes.length === 0 ? 0 : Math.min(bytes.length, gzipSync(bytes, { level: 9 }).length);
}
