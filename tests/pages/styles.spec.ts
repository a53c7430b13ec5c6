import type { Page } from "@playwright/test";
import { pageIds } from "../../app/site-map.server.ts";
import { donatePage } from "../support/donate-page.ts";
import { answerRates } from "../support/donate-services.ts";
import { everyLanguage } from "../support/every-language.ts";
import { expect, test } from "../support/site-test.ts";
import { wholeStyles } from "../support/whole-styles.ts";

// Every page holds the part of the style sheet that it can use (`after-build/styles/`).
const css = await wholeStyles("build/client");

/** Looks at every element and its `::before` and `::after`, then again with the whole style sheet. */
async function expectNothingMissing(page: Page) {
  const different = await page.evaluate(async (sheet) => {
    const look = () =>
      [...document.querySelectorAll("body, body *")].flatMap((element) =>
        [null, "::before", "::after"].map((part) => {
          const style = getComputedStyle(element, part);
          if (part !== null && style.content === "none") return "";
          // Custom properties show in what is made of them.
          const seen = [...style].filter((name) => !name.startsWith("--"));
          return seen.map((name) => `${name}: ${style.getPropertyValue(name)}`).join(";");
        }),
      );
    const settled = () => Promise.all(document.getAnimations().map(({ finished }) => finished));
    await settled();
    const before = look();
    const whole = new CSSStyleSheet();
    whole.replaceSync(sheet);
    document.adoptedStyleSheets.push(whole);
    await settled();
    const after = look();
    const wrong = before.findIndex((style, i) => style !== after[i]);
    document.adoptedStyleSheets.pop();
    if (wrong === -1) return { elements: before.length };
    const [one, other] = [before, after].map((all) => all[wrong]?.split(";") ?? []);
    return { elements: before.length, lost: other?.filter((line) => !one?.includes(line)) };
  }, css);
  expect(different.lost).toBeUndefined();
  expect(different.elements).toBeGreaterThan(100);
}

// The same pages, from left to right and from right to left.
const bothWays = everyLanguage.filter(({ language }) => language.code !== "fr");
for (const inLanguage of bothWays) {
  const { language, shell } = inLanguage;
  test.describe(`the styles of pages in ${language.code}`, () => {
    test.use({ reducedMotion: "reduce" });
    test.beforeEach(({ context }) => answerRates(context));

    for (const id of pageIds) {
      test(`${id} lacks none that it needs, on phones, computers and paper`, async ({
        page,
        expectProblem,
      }) => {
        if (id === "notFound") expectProblem(/404/);
        await page.goto(shell.paths[id], { waitUntil: "networkidle" });
        for (const width of [360, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          await expectNothingMissing(page);
        }
        await page.emulateMedia({ media: "print" });
        await expectNothingMissing(page);
      });
    }

    for (const id of ["getInvolved", "contact"] as const) {
      test(`${id} lacks none with errors and a toast`, async ({ page }) => {
        await page.goto(shell.paths[id]);
        await page.locator("form button[type=submit]").click();
        await expect(page.locator("[data-toast=error]")).toBeVisible();
        await expectNothingMissing(page);
      });
    }

    test("donate lacks none in use", async ({ page, context }) => {
      await context.grantPermissions(["clipboard-write"]);
      const { open, currency, amount, toast, texts } = donatePage(page, inLanguage);
      await open();
      await currency("EUR").click();
      await amount.fill("20");
      for (const folded of await page.locator("details:visible > summary").all())
        await folded.click();
      await page.getByRole("button", { name: texts.bankily.numberLabel }).click();
      await expect(toast(texts.bankily.copied.title)).toBeVisible();
      await expectNothingMissing(page);
    });
  });
}
