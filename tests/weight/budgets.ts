const kb = 1024;

/** What is weighed, in bytes; texts as gzip makes them, an inline script with the scripts. */
export const kinds = ["html", "js", "font", "image", "other"] as const;
export type Kind = (typeof kinds)[number];
export type Budget = { readonly [kind in Kind | "all" | "requests"]?: number };

/**
 * The most that a first visit may load, in bytes, and in how many requests (docs/performance.md). HTML
 * holds its styles; a page to read comes with the first ten packets of a connection.
 */
const reading = { html: 13_400, js: 1 * kb, font: 22 * kb, all: 46 * kb, requests: 12 };

export const budgets = {
  reading,
  // A script writes an amount and a day into the blanks of a sheet to print; a poster has every language.
  sheet: { ...reading, js: 5 * kb, font: 36 * kb, all: 50 * kb },
  interactive: { html: 19_000, js: 95 * kb, font: 22 * kb, all: 140 * kb, requests: 16 },
} as const satisfies Record<string, Budget>;

/** Pages that are over it still, and may not become heavier: the start of their addresses. */
export const heavier: Readonly<Record<string, number>> = {
  "/donate": 21_500,
  "/accounts": 13_900,
  "/questions": 13_800,
};

/** The most that a first visit may load in the background, to be read without a network. */
export const backgroundBudget = 139 * kb;
