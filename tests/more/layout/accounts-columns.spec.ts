import { eachDirection } from "../../support/every-language.ts";
import { expect, test } from "../../support/site-test.ts";

test("accounts: align the figures of each column on a small phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const { shell } of eachDirection) {
    await page.goto(shell.paths.accounts);
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await expect(page.locator(".month-entries").last()).toBeVisible();
    const columns = await page.getByRole("main").evaluate(rightEdges);
    expect(columns.length).toBeGreaterThan(8);
    for (const edges of columns) {
      expect(Math.max(...edges) - Math.min(...edges)).toBeLessThan(1);
    }
  }
});

/** The right edges of the figures in each column, in pixels. It first unfolds everything. */
function rightEdges(main: Element): number[][] {
  for (const details of main.querySelectorAll("details")) details.open = true;
  const edge = (cell: Element) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    return range.getBoundingClientRect().right;
  };
  const columns = (parts: Iterable<Element>, cells: string) =>
    [1, 2].map((fromEnd) =>
      [...parts]
        .map((part) => [...part.querySelectorAll(cells)].at(-fromEnd))
        .filter((cell) => cell),
    );
  const inTables = [...main.querySelectorAll("table")].flatMap((table) =>
    columns(table.rows, "th, td"),
  );
  return [...inTables, ...columns(main.querySelectorAll("summary"), "bdi")].map((cells) =>
    cells.flatMap((cell) => (cell?.textContent && cell.checkVisibility() ? [edge(cell)] : [])),
  );
}
