import { answerRates } from "../support/donate-services.ts";
import { donorPage } from "../support/donor-page.ts";
import { everyLanguage } from "../support/every-language.ts";
import { expect, test } from "../support/site-test.ts";

for (const inLanguage of everyLanguage) {
  test(`the figures in ${inLanguage.language.code} say what they rest on`, async ({
    page,
    context,
  }) => {
    await answerRates(context);
    const { open, panel, texts } = donorPage(page, inLanguage);
    await open();
    await expect(page.getByText(texts.levels.lead)).toBeVisible();
    await expect(panel.getByText(texts.impact.note)).toBeVisible();
    // Estimates, and from what; the cards' other figures for the same amount.
    const words = { en: /estimates.*paid/, fr: /estimations.*payé/, ar: /تقديرات.*دفعناه/ };
    const expected = Object.entries(words).find(([code]) => code === inLanguage.language.code);
    if (expected) expect(texts.impact.note).toMatch(expected[1]);
  });
}
