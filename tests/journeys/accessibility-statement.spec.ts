import {
  loadAccessibilityTests,
  testIds,
  testsFile,
} from "../../src/accessibility/accessibility-tests.server.ts";

import { isUnconfirmed, loadUnconfirmed } from "../../src/content/unconfirmed.server.ts";
import { makeDayWords, showDay } from "../../src/i18n/day-words.ts";
import { interpolate } from "../../src/i18n/interpolate.ts";
import { everyLanguage } from "../support/every-language.ts";
import { expect, test } from "../support/site-test.ts";

for (const { language, shell, texts } of everyLanguage) {
  test(`the accessibility statement in ${language.code} says what was tested and when`, async ({
    page,
  }) => {
    const facts = loadAccessibilityTests();
    const words = texts("accessibility");
    const { standard, tests, limits, report } = words;
    await page.goto(shell.paths.about);
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("link", { name: shell.ui.more.accessibility, exact: true }).click();
    const main = page.getByRole("main");
    await expect(main).toContainText(
      interpolate(standard.text, { standard: facts.standard, level: facts.level }),
    );
    for (const id of testIds) {
      const entry = main.getByRole("listitem").filter({ hasText: tests[id] });
      const { tool, on } = facts.tests[id];
      await expect(entry).toContainText(
        interpolate(tests.line, { tool, date: showDay(on, makeDayWords(language)) }),
      );
    }
    for (const item of limits.items) await expect(main).toContainText(item);
    await expect(main.getByRole("link", { name: shell.site.email })).toBeVisible();
    await expect(main).toContainText(new RegExp(`\\b${facts.answerHours}\\b`));
    const waits = isUnconfirmed(`${testsFile}: answerHours`, loadUnconfirmed());
    await expect(main.getByText(report.unconfirmed)).toHaveCount(waits ? 1 : 0);
  });
}
