import { earlierYears, loadAccounts, sumOf } from "../../src/accounts/periods.server.ts";
import { pathOf } from "../../src/content/addresses.server.ts";
import { inLanguage, loadExamples } from "../../src/content/records.server.ts";
import { groupThousands } from "../../src/i18n/format-number.ts";
import { interpolate } from "../../src/i18n/interpolate.ts";
import { answerRates } from "../support/donate-services.ts";
import { mainLanguage } from "../support/every-language.ts";
import { expect, test } from "../support/site-test.ts";

const accounts = loadAccounts();
const [year] = accounts.years;
const { language, shell, texts } = mainLanguage();

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test("accounts: show the totals, every row and the chart's table without JavaScript", async ({
    page,
  }) => {
    if (!year) throw new Error("the accounts have no row");
    const words = texts("accounts");
    const showSum = (mru: number) => groupThousands(mru, language);
    const signed = (sign: string, mru: number) => (mru > 0 ? sign : "") + showSum(mru);
    await page.goto(shell.paths.accounts);
    const main = page.getByRole("main");
    if (loadExamples()) {
      await expect(main.getByText(words.examples)).toBeInViewport({ ratio: 1 });
      await expect(page.locator('meta[name="robots"]')).toHaveCount(1);
    }

    const sums = main.getByRole("table", { name: words.sheet.caption });
    const came = [accounts.all, year].map(({ flow }) => sumOf(flow, "in"));
    const sumsIn = came.map((sum) => signed("+", sum));
    await expect(sums.locator("tbody tr").nth(1).getByRole("cell")).toHaveText(sumsIn);
    const left = showSum(accounts.all.left);
    await expect(sums.locator("tfoot").getByRole("cell")).toHaveText([left, left]);

    await expect(
      main.getByRole("img", { name: interpolate(words.chart.label, { period: year.year }) }),
    ).toBeVisible();
    await main.getByText(words.chart.table, { exact: true }).click();
    const table = main.getByRole("figure").getByRole("table");
    const drawn = year.months.map(({ flow }) => signed("−", sumOf(flow, "out")));
    await expect(table.locator("tbody tr:first-child td:last-child")).toHaveText(drawn);

    const month = year.months.find(({ entries }) => entries.length > 0);
    if (!month) throw new Error("no month to open on this page");
    const rows = main.locator(`#m${month.month}`);
    await rows.locator("summary").click();
    for (const entry of month.entries) {
      const sign = { in: "+", out: "−", start: "" }[entry.kind];
      const row = rows.getByRole("row").filter({ hasText: sign + showSum(entry.amount) });
      const noted = row.filter({ hasText: inLanguage(entry.notes, language) });
      await expect(noted.first()).toBeVisible();
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    for (const address of [shell.paths.donate, shell.paths.contact]) {
      await expect(main.locator(`a[href="${address}"]`)).toHaveCount(1);
    }
  });
});

for (const entry of earlierYears()) {
  test(`accounts: the page of ${entry} leads back to the latest accounts`, async ({ page }) => {
    await page.goto(pathOf("accounts", language, entry));
    const back = texts("accounts").period.back;
    await page.getByRole("main").getByRole("link", { name: back }).click();
    await expect(page).toHaveURL(shell.paths.accounts);
  });
}

test("records: Our Work, About, Donate and the footer link to them", async ({ page }) => {
  const { paths, ui } = shell;
  await answerRates(page);
  for (const [from, name, to] of [
    [paths.ourWork, ui.records.accounts, paths.accounts],
    [paths.ourWork, ui.records.diary, paths.diary],
    [paths.about, ui.records.accounts, paths.accounts],
    [paths.about, ui.records.diary, paths.diary],
    [paths.donate, texts("accounts").head.name, paths.accounts],
    [paths.donate, texts("myGift").head.name, paths.myGift],
  ] as const) {
    await page.goto(from);
    const link = page.getByRole("main").getByRole("link", { name }).last();
    await expect(link).toHaveAttribute("href", to);
  }
  const link = page.getByRole("contentinfo").locator(`a[href="${paths.accounts}"]`);
  await expect(link).toHaveText(texts("accounts").head.name);
});
