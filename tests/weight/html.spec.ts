import { builtPages } from "../support/built-pages.ts";
import { expect, test } from "../support/site-test.ts";
import { budgets } from "./budgets.ts";
import { packed } from "./weigh-page.ts";

test("the HTML of every page with its styles is within its budget", () => {
  const rows: string[] = [];
  for (const { path, html } of builtPages()) {
    const bytes = packed(html);
    const { html: budget } = budgets[html.includes("<astro-island") ? "interactive" : "reading"];
    rows.push(`${path.padEnd(60)} ${bytes}`);
    expect.soft(bytes, path).toBeLessThanOrEqual(budget);
  }
  console.info(`\nHTML with its styles, bytes after gzip\n${rows.join("\n")}`);
});
