const kb = 1024;

/** What is weighed, in bytes; texts as gzip makes them, inline styles and scripts with their kind. */
export const kinds = ["html", "css", "js", "font", "image", "other"] as const;
export type Kind = (typeof kinds)[number];
type Budget = { readonly [kind in Kind | "all" | "requests"]?: number };

/** The scripts of a page to read, and of one with an island. */
const scripts = { reading: 1 * kb, interactive: 95 * kb } as const;

/** The most that a first visit may load, in bytes, and in how many requests (docs/performance.md). */
export function budgetOf(page: keyof typeof scripts): Budget {
  const reading = page === "reading";
  return {
    js: scripts[page],
    css: 9 * kb,
    font: 22 * kb,
    all: reading ? 50 * kb : 150 * kb,
    requests: reading ? 12 : 16,
  };
}

/** The most that a first visit may load in the background, to be read without a network. */
export const backgroundBudget = 139 * kb;
