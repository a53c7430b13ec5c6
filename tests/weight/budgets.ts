const kb = 1024;

/** In bytes; texts as gzip makes them, HTML with its styles and scripts. */
export const kinds = ["html", "js", "font", "image", "other"] as const;
export type Kind = (typeof kinds)[number];
export type Budget = { readonly [kind in Kind | "all" | "requests"]?: number };

/** See docs/performance.md. */
const reading = { html: 13_400, js: 1 * kb, font: 22 * kb, all: 46 * kb, requests: 12 };

export const budgets = {
  reading,
  // It has the letters of every language, and a button that prints.
  poster: { ...reading, js: 1.25 * kb, font: 36 * kb },
  interactive: { html: 19_000, js: 90 * kb, font: 22 * kb, all: 140 * kb, requests: 14 },
} as const satisfies Record<string, Budget>;

export const backgroundBudget = 125 * kb;
