import type { Locator } from "@playwright/test";
import { currencyCodes } from "../../../src/lib/money/currency-codes.ts";
import { answerRates, donatePage, figures } from "../../support/donate-page.ts";
import { eachDirection, everyLanguage } from "../../support/every-language.ts";
import { formsIn, inMain } from "../../support/forms-content.ts";
import { answerMail, formOn, goodValues } from "../../support/forms-page.ts";
import { expect, expectHydrated, type Page, test } from "../../support/site-test.ts";

test.use({ viewport: { width: 360, height: 740 } });

/** Tab stops at the chosen radio button of a group, or at the first when none is chosen. */
const controls = `a[href], button, input:not([type=radio]), input:checked, select, textarea, summary,
  fieldset:not(:has(:checked)) label:first-child > [type=radio]`;

const inLanguage = eachDirection.at(-1) ?? inMain;
const { language, shell, texts } = inLanguage;
const site = formsIn(inLanguage).volunteer;

test.use({ locale: language.locale });
test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(["clipboard-write"]);
  await answerRates(context);
  await answerMail(page, (route) => route.fulfill({ status: 200, body: "OK" }));
});

for (const id of ["donate", "getInvolved"] as const) {
  test(`keyboard: reaches every control of ${id} in the order of the page`, async ({ page }) => {
    await page.goto(shell.paths[id]);
    await expectHydrated(page);
    await expect(page.locator("main :disabled")).toHaveCount(0);
    await tabThroughPage(page);
  });
}

test(`keyboard: chooses a gift and copies its number`, async ({ page }) => {
  const donate = donatePage(page, inLanguage);
  const { bankily } = donate.texts;
  await donate.open();
  await expect(donate.update).toBeEnabled();
  const amounts = figures.giftChoices.map(({ amount }) => amount);
  await donate.choice(amounts[0] ?? 0).focus();
  for (const amount of amounts.slice(1)) {
    await page.keyboard.press("ArrowDown");
    await expect(donate.choice(amount)).toBeFocused();
    await expect(donate.slip).toContainText(donate.money(amount, "MRU"));
  }
  await page.keyboard.press("ArrowDown");
  await expect(donate.own).toBeFocused();
  await page.keyboard.press("ArrowUp");
  const copy = donate.slip.getByRole("button", { name: donate.payee.copy });
  await copy.press("Enter");
  await expectFocus(donate.slip.getByRole("button", { name: donate.payee.copiedLarge }));
  await donate.currency("MRU").focus();
  await donate.currency("EUR").press("Enter");
  await expect(donate.currency("EUR")).toHaveAttribute("aria-pressed", "true");
  await expectFocus(donate.currency("EUR"));
  const next = currencyCodes.slice(currencyCodes.indexOf("EUR") + 1);
  for (const code of next) await tabTo(donate.currency(code));
  await donate.amount.focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("50");
  await expect(donate.donation).toHaveText(donate.money(50, "EUR"));
  const button = (name: string) => donate.bankily.getByRole("button", { name });
  await button(donate.payee.copyLarge).press("Enter");
  await expectFocus(button(donate.payee.copiedLarge));
  for (const [name, copied] of [
    [bankily.copyAmount, bankily.copiedAmount],
    [bankily.copyReference, bankily.copiedReference],
  ] as const) {
    await button(name).press("Space");
    const said = page.locator("[aria-live]").filter({ hasText: copied });
    await expect(said).toHaveCount(1);
    await page.keyboard.press("Escape");
    // It would also go by itself, but later.
    expect(await said.count()).toBe(0);
    await expectFocus(button(name));
  }
});

test(`keyboard: corrects and sends the application`, async ({ page }) => {
  const form = formOn(page, site);
  const values = Object.entries(goodValues(site));
  await form.open();
  const { apply } = texts("getInvolved").hero;
  await page.getByRole("link", { name: apply }).press("Enter");
  const ways = page.locator("#apply p a:not(form a)").filter({ visible: true });
  for (const way of await ways.all()) await tabTo(way);
  await tabTo(form.control("name"));
  await form.submit.press("Space");
  await expect(form.summary).toBeFocused();
  await page.keyboard.press("Escape");
  const errors = await form.summary.getByRole("link").all();
  expect(errors).toHaveLength(values.length);
  for (const error of errors) await tabTo(error);
  for (const error of errors.toReversed().slice(1)) await tabTo(error, "Shift+Tab");
  await page.keyboard.press("Enter");
  await expectFocus(form.control("name"));
  for (const [field, value] of values) {
    if (field === "phone") await tabTo(form.dialCode);
    if (field !== "name") await tabTo(form.control(field));
    await page.keyboard.type(value);
  }
  await tabTo(form.submit);
  await page.keyboard.press("Enter");
  await expect(form.outcome).toBeFocused();
  await expect(form.outcome).toContainText(site.toasts.success.title);
  await form.expectEmpty();
  await tabTo(form.element.getByRole("link", { name: site.texts.privacy.link }));
});

test.describe("for a reader of another language", () => {
  test.use({ locale: "en-GB", readsEveryLanguage: false });

  test("language offer: covers no control that has the focus", async ({ page }) => {
    const other = everyLanguage.find(({ language }) => !language.locale.startsWith("en"));
    if (!other) throw new Error("the site has one language only");
    await formOn(page, formsIn(other).contact).open();
    await expect(page.locator("[data-offer=en]")).toBeVisible();
    await tabThroughPage(page);
  });
});

async function tabThroughPage(page: Page): Promise<void> {
  const stops = await page.locator(controls).filter({ visible: true }).elementHandles();
  expect(stops.length).toBeGreaterThan(30);
  for (const stop of stops) {
    await page.keyboard.press("Tab");
    await expectFocus(stop);
  }
}

async function tabTo(control: Locator, key = "Tab"): Promise<void> {
  await control.page().keyboard.press(key);
  await expectFocus(control);
}

/** Expects a ring around the control and nothing over it (WCAG 2.2, 2.4.7, 2.4.12). */
async function expectFocus(control: Pick<Locator, "evaluate">): Promise<void> {
  const problems = () => control.evaluate(problemsOfFocus);
  // On a busy machine the page may still move.
  await expect.poll(problems, { message: `${control}`, intervals: [50] }).toEqual([]);
}

// A link of several lines has corners on each line. In a field of several lines the browser scrolls only the
// line of the caret into sight.
function problemsOfFocus(focused: Element): string[] {
  if (document.activeElement !== focused) return ["it has no focus"];
  const rings = [undefined, "::after"].filter((part) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(focused, part);
    const seen = outlineStyle !== "none" && !/, 0\)$|transparent/u.test(outlineColor);
    return seen && Number.parseFloat(outlineWidth) >= 2;
  });
  // This distance lies inside a rounded corner.
  const inset = 4;
  const over = [...focused.getClientRects()].flatMap((box) => {
    const columns = [box.left + inset, (box.left + box.right) / 2, box.right - inset];
    const rows = [box.top + inset, (box.top + box.bottom) / 2, box.bottom - inset];
    return columns
      .flatMap((x) => rows.map((y) => document.elementFromPoint(x, y)))
      .filter((top) => !focused.contains(top) || top === null);
  });
  const covers = over.flatMap((top) => (top === null ? [] : [top.outerHTML.slice(0, 80)]));
  const mayBeCut = focused instanceof HTMLTextAreaElement ? 6 : 0;
  const cut = over.length - covers.length > mayBeCut ? ["the edge of the screen"] : [];
  return [...(rings.length === 0 ? ["no ring of 2 px"] : []), ...covers, ...cut];
}
