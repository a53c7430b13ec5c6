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
  });
}
