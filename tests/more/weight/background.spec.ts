import { readFileSync } from "node:fs";
import { join } from "node:path";
import { builtFolder, pageFile } from "../../support/built-site.ts";
import { eachDirection, mainLanguage } from "../../support/every-language.ts";
import { expect, test, visitOnce } from "../../support/offline-site.ts";
import { backgroundBudget, isRecordList, packed } from "./budgets.ts";

// The language with the most bytes of letters.
const [, { shell } = mainLanguage()] = eachDirection;

// A reading page loads no framework and no pictures, so most files are left for the background.
test("first visit: loads no more in the background than the budget", async ({
  page,
  browser,
  copy,
}) => {
  const alone = await browser.newContext({ serviceWorkers: "block" });
  const visitor = await alone.newPage();
  await visitor.goto(copy.origin + shell.paths.privacy, { waitUntil: "networkidle" });
  await alone.close();
  const shown = new Set(copy.asked);

  await visitOnce(page, shell.paths.privacy);
  await page.waitForLoadState("networkidle");
  const background = [...new Set(copy.asked)].filter((path) => !shown.has(path));
  const template = background.filter((path) => !isRecordList(path));
  const bytes = template.reduce((sum, path) => sum + bytesOf(path), 0);
  console.info(`${(bytes / 1024).toFixed(1)} KB in the background`);
  expect(background).toContain(shell.paths.donate);
  expect(bytes).toBeLessThanOrEqual(backgroundBudget);
});

/** The size in bytes from a host that compresses with gzip only. */
function bytesOf(path: string): number {
  return packed(readFileSync(join(builtFolder, path.includes(".") ? path : pageFile(path))));
}
