import { builtPages } from "../support/built-pages.ts";
import { everyLanguage } from "../support/every-language.ts";
import { expect, test } from "../support/site-test.ts";
import { budgets, heavier } from "./budgets.ts";
import { packed } from "./weigh-page.ts";

const prefixes = everyLanguage.map(({ language }) => language.prefix).filter(Boolean);

/** The address in the main language. */
const mainPath = (path: string) =>
  prefixes.reduce(
    (all, prefix) => (all.startsWith(`${prefix}/`) ? all.slice(prefix.length) : all),
    path,
  );

test("the HTML of every page with its styles is within its budget", () => {
  const rows: string[] = [];
  for (const { path, html } of builtPages()) {
    const bytes = packed(html);
    const { html: budget } = budgets[html.includes("<astro-island") ? "interactive" : "reading"];
    const [, known] =
      Object.entries(heavier).find(([start]) => mainPath(path).startsWith(start)) ?? [];
    rows.push(`${path.padEnd(60)} ${bytes}`);
    expect.soft(bytes, path).toBeLessThanOrEqual(Math.max(budget, known ?? 0));
  }
  console.info(`\nHTML with its styles, bytes after gzip\n${rows.join("\n")}`);
});
