import { mainLanguage } from "../../support/every-language.ts";
import { expect, test } from "../../support/site-test.ts";

test("figures: the ten digits have one width, so that units stand under units", async ({
  page,
}) => {
  await page.goto(mainLanguage().shell.paths.accounts);
  const widths = await page.locator(".cash-book").evaluate(async (table) => {
    await document.fonts.ready;
    const { font } = getComputedStyle(table);
    const canvas = document.createElement("canvas").getContext("2d");
    if (canvas === null) throw new Error("no canvas");
    canvas.font = font.replace(/[\d.]+px/, "100px");
    return [..."0123456789"].map((digit) => Math.round(canvas.measureText(digit).width));
  });
  expect(new Set(widths).size, widths.join()).toBe(1);
});
