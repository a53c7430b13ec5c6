import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { findWholeChromium } from "../../../tools/find-chromium.ts";
import { builtFolder } from "../../support/built-site.ts";
import { eachDirection } from "../../support/every-language.ts";
import { inMain } from "../../support/forms-content.ts";
import {
  expect,
  expectGone,
  expectShown,
  goOnline,
  seen,
  test,
  visitOnce,
} from "../../support/offline-site.ts";
import { secondNumber, secondSite } from "../../support/second-site.ts";

const { site } = inMain.shell;
const [, { shell } = inMain] = eachDirection;

test("page kept in memory, then restored: says that the payee has changed", async ({ copy }) => {
  // The headless shell neither restores a tab nor keeps a page; the summary says when it was left out.
  const program = findWholeChromium();
  test.skip(program === undefined, "only the headless shell is installed");
  test.setTimeout(120_000);
  const profile = mkdtempSync(join(tmpdir(), "profile-"));
  const start = (...args: string[]) =>
    chromium.launchPersistentContext(profile, {
      ...(program && { executablePath: program }),
      serviceWorkers: "allow",
      args: [...(test.info().project.use.launchOptions?.args ?? []), ...args],
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
  const before = await start();
  const [page = await before.newPage()] = before.pages();
  // Chromium keeps no page in memory that was answered with `no-store`, but other browsers do.
  await before.route("**/payee.txt", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { "content-type": "text/plain" } });
  });
  await visitOnce(page, copy.origin + shell.paths.donate);
  await expectShown(page);
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => {
      document.title = persisted ? "from memory" : "anew";
    });
  });
  copy.serve(secondSite());
  await page.goto(copy.origin + shell.paths.about);
  // Playwright's `goBack` would wait until a page loads.
  await page.evaluate(() => history.back());
  await expect(page).toHaveTitle("from memory");
  await expectGone(page, shell.ui.payee.changed);

  copy.serve(builtFolder);
  await goOnline(page);
  await expectShown(page);
  await before.close();
  copy.serve(secondSite());
  const after = await start("--restore-last-session");
  const restored = () => after.pages().find((tab) => tab.url().endsWith(shell.paths.donate));
  await expect.poll(() => restored()?.url()).toBeDefined();
  await expect(seen(restored() ?? page, secondNumber).first()).toBeVisible();
  await expect(seen(restored() ?? page, site.phone)).toHaveCount(0);
  await after.close();
});
