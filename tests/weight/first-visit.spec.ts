import { type PageId, pageIds } from "../../src/content/addresses.server.ts";
import { answerRates } from "../support/donate-services.ts";
import { everyLanguage } from "../support/every-language.ts";
import { expect, test } from "../support/site-test.ts";
import { type Budget, budgets, kinds } from "./budgets.ts";
import { type Weight, weighPage } from "./weigh-page.ts";

const columns = [...kinds, "all", "requests"] as const;
const interactive: readonly PageId[] = [
  "getInvolved",
  "contact",
  "donate",
  "myGift",
  "outbox",
  "afterGift",
];
const sheets: readonly PageId[] = ["poster", "giftNote", "giftCard"];
const rows: string[] = [];

function budgetOf(id: PageId): Budget {
  if (interactive.includes(id)) return budgets.interactive;
  return sheets.includes(id) ? budgets.sheet : budgets.reading;
}

// A trace lays out what is closed too, and so loads the font that only the closed menu needs.
test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, trace: "off" });

test.afterAll(() => {
  const head = ["page".padEnd(16), ...columns.map((column) => column.padStart(8))].join(" ");
  console.info(`\nFirst visit, KB after gzip\n${head}\n${rows.join("\n")}`);
});

for (const { language, shell } of everyLanguage) {
  for (const id of pageIds) {
    test(`${id} in ${language.code} is within its budget`, async ({ page, expectProblem }) => {
      expectProblem(/404/);
      await answerRates(page);
      const path = id === "notFound" ? `${language.prefix}/no/such-page` : shell.paths[id];
      const weight = await weighPage(page, path);
      rows.push(rowOf(`${language.code}/${id}`, weight));
      const budget = budgetOf(id);
      for (const column of columns) {
        const most = budget[column];
        if (most === undefined || column === "html") continue;
        expect.soft(weight[column], `${column} of ${path}`).toBeLessThanOrEqual(most);
      }
      expect(weight.html).toBeGreaterThan(0);
    });
  }
}

function rowOf(name: string, weight: Weight): string {
  const cells = columns.map((column) =>
    (column === "requests" ? String(weight[column]) : (weight[column] / 1024).toFixed(1)).padStart(
      8,
    ),
  );
  return [name.padEnd(16), ...cells].join(" ");
}
