const kb = 1024;

/** What is weighed, in bytes; texts as gzip makes them, HTML with the styles and scripts in it. */
export const kinds = ["html", "js", "font", "image", "other"] as const;
export type Kind = (typeof kinds)[number];
export type Budget = { readonly [kind in Kind | "all" | "requests"]?: number };

/**
 * The most that a first visit may load, in bytes, and in how many requests (docs/performance.md). A
 * page to read comes with the first ten packets of a connection.
 */
const reading = { html: 13_400, js: 1 * kb, font: 22 * kb, all: 46 * kb, requests: 12 };

export const budgets = {
  reading,
  // A script writes an amount and a day into the blanks of a sheet to print; a poster has every language.
  sheet: { ...reading, js: 4 * kb, font: 36 * kb },
  interactive: { html: 19_000, js: 90 * kb, font: 22 * kb, all: 140 * kb, requests: 14 },
} as const satisfies Record<string, Budget>;

/** The most that a first visit may load in the background, to be read without a network. */
export const backgroundBudget = 125 * kb;
