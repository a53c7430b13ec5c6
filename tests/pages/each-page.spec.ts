import { pageIds } from "../../src/lib/addresses/pages.server.ts";
import { expectAccessible, withEachColour } from "../support/check-accessibility.ts";
import { answerRates } from "../support/donate-page.ts";
import { mainLanguage } from "../support/every-language.ts";
import { expect, expectHydrated, test } from "../support/site-test.ts";

test.use({ viewport: { width: 360, height: 740 } });

const { shell } = mainLanguage();

// Pages share a test, because a new window for each takes longer. Where nothing is found: shell.spec.ts.
const opened = pageIds.filter((id) => id !== "notFound");
for (const sixth of [0, 1, 2, 3, 4, 5]) {
  const some = opened.filter((_, i) => i % 6 === sixth);
  test(`${some.join(", ")}: are accessible and have no error in the console`, async ({
    page,
    expectProblem,
  }) => {
    // On a busy machine the answer may come later than the page waits for it.
    if (some.includes("donate")) expectProblem(/exchange rates could not be fetched/);
    for (const id of some) {
      if (id === "donate") await answerRates(page.context());
      await page.goto(shell.paths[id]);
      await expectHydrated(page);
      await expect(page.locator("h1")).toBeVisible();
      await expectAccessible(page, withEachColour.includes(id));
    }
  });
}
