const kb = 1024;

/** What is weighed, in bytes; texts as gzip makes them, inline styles and scripts with their kind. */
export const kinds = ["html", "css", "js", "font", "image", "other"] as const;
export type Kind = (typeof kinds)[number];
type Budget = { readonly [kind in Kind | "all"]?: number };

/** The most that a first visit may load, in bytes. */
export function budgetOf(page: "reading" | "interactive", arabic: boolean): Budget {
  const all = page === "reading" ? 100 * kb : 210 * kb;
  return {
    js: page === "reading" ? 1 * kb : 135 * kb,
    css: 10 * kb,
    font: arabic ? 60 * kb : 35 * kb,
    all: arabic ? all + 25 * kb : all,
  };
}

/** The most that a first visit may load in the background, to be read without a network. */
export const backgroundBudget = 150 * kb;
