import { pageIds } from "../../src/content/pages.server.ts";
import { expectAccessible } from "../support/check-accessibility.ts";
import { answerRates } from "../support/donate-services.ts";
import { mainLanguage } from "../support/every-language.ts";
import { expect, expectHydrated, test } from "../support/site-test.ts";

test.use({ viewport: { width: 360, height: 740 } });

const { shell } = mainLanguage();

// `npm run test:more` opens the pages in every language, window and size of text.
for (const id of pageIds) {
  test(`${id}: is accessible and has no error in the console`, async ({ page, expectProblem }) => {
    if (id === "notFound") expectProblem(/404/);
    // On a busy machine the answer may come later than the page waits for it.
    if (id === "donate") expectProblem(/exchange rates could not be fetched/);
    await answerRates(page.context());
    await page.goto(id === "notFound" ? "/no-such-page" : shell.paths[id]);
    await expectHydrated(page);
    await expect(page.locator("h1")).toBeVisible();
    await expectAccessible(page);
  });
}
