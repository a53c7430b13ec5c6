import { interpolate } from "../../src/lib/i18n/interpolate.ts";
import { donatePage, figures, storeRates } from "../support/donate-page.ts";
import { mainLanguage } from "../support/every-language.ts";
import { expect, expectHydrated, holdRequests, test } from "../support/site-test.ts";

const phone = { width: 360, height: 740 };
const inMain = mainLanguage();

test.use({ viewport: phone });

/** One that Donate does not begin with. */
const another =
  figures.giftChoices.findLast(({ amount }) => amount !== figures.donation.amount)?.amount ?? 0;

test("gift choice: changes slip, steps, result and the link below, also from a card", async ({
  page,
  context,
}) => {
  await storeRates(context);
  const donate = donatePage(page, inMain);
  const { texts, open, slip, choice, money, local, bankily, donor } = donate;
  await open();
  for (const { id, amount, provides } of figures.giftChoices.toReversed()) {
    await choice(amount).check();
    const { title, description } = texts.giftChoices[id];
    const wording = id === "feed" ? texts.providedByAmount.meals : description;
    const value = donate.counted(wording, provides);
    const line = interpolate(inMain.shell.ui.labelled, { label: title, value });
    await expect(slip.locator("[data-gift]").last()).toHaveText(line + texts.slip.example);
    await expect(donate.panel).not.toContainText(title);
    await expect(slip.locator(".slip-value").first()).toContainText(money(amount, "MRU"));
    await expect(bankily.locator("#step-amount")).toHaveText(money(amount, "MRU"));
    await expect(local).toHaveText(money(amount, "MRU"));
    const after = page.getByRole("link", { name: donor.after.link });
    await expect(after).toHaveAttribute("href", new RegExp(`#amount=${amount}&currency=MRU$`));
  }
  await choice(figures.donation.amount).check();
  const card = figures.giftChoices.find(({ amount }) => amount === another)?.id ?? "feed";
  await page.getByRole("link", { name: texts.giftChoices[card].title }).click();
  await expect(choice(another)).toBeChecked();
  await expect(slip).toBeInViewport();
});

test("calculator: is folded on a phone until the slip's link leads to it", async ({
  page,
  context,
}) => {
  await storeRates(context);
  const { texts, amount } = donatePage(page, inMain);
  await page.goto(inMain.shell.paths.donate);
  await expect(amount).toBeHidden();
  await page.locator("#slip").getByRole("link", { name: texts.slip.change }).click();
  await expect(amount).toBeInViewport();
});

test("gift: keeps amount and currency when a link leads back to it", async ({ page, context }) => {
  await storeRates(context);
  const { openWith, slip, currency, amount, own, ownAmount, money } = donatePage(page, inMain);
  const sum = slip.locator(".slip-value").first();
  const leaveAndReturn = async () => {
    await page.getByRole("banner").getByRole("link").nth(1).click();
    await page.getByRole("main").locator(`a[href="${inMain.shell.paths.donate}"]`).first().click();
    await page.waitForURL(inMain.shell.paths.donate);
    await expectHydrated(page);
  };
  await openWith("");
  await currency("XOF").click();
  await amount.fill("20000");
  await expect(sum).not.toContainText(money(figures.donation.amount, "MRU"));
  const shown = await sum.textContent();
  await leaveAndReturn();
  await expect(sum).toHaveText(`${shown}`);
  await expect(amount).toHaveValue("20000");
  await expect(currency("XOF")).toHaveAttribute("aria-pressed", "true");
  await own.check();
  await ownAmount.fill("1234");
  await leaveAndReturn();
  await expect(ownAmount).toHaveValue("1234");
  await expect(currency("XOF")).toHaveAttribute("aria-pressed", "true");
});

test("own amount: keeps its box while one types", async ({ page, context }) => {
  await storeRates(context);
  const donate = donatePage(page, inMain);
  const { texts, openWith, slip, choice, amount, money, own, ownAmount } = donate;
  await openWith("#amount=2500&currency=MRU");
  await expect(slip.locator(".slip-value").first()).toContainText(money(2500, "MRU"));
  await expect(own).toBeChecked();
  await expect(ownAmount).toHaveValue("2500");
  await expect(slip.locator("[data-gift]").last()).toHaveText(texts.slip.own);
  await choice(another).check();
  await own.check();
  await expect(ownAmount).toBeFocused();
  await amount.fill("");
  await expect(slip.locator(".slip-value"), "the amount is left out").toHaveCount(1);
  await expect(own).toBeChecked();

  await ownAmount.click();
  await page.keyboard.type("10000");
  await expect(slip.locator(".slip-value").first()).toContainText(money(10_000, "MRU"));
  await ownAmount.fill("20 EUR");
  await ownAmount.blur();
  await expect(ownAmount).toHaveValue("911");
  const { unreadable, tooSmall, tooLarge } = texts.currency;
  const max = money(figures.donation.maxAmount, "MRU");
  for (const [typed, told, isInvalid] of [
    ["12,5", "", false],
    ["12abc", unreadable, true],
    ["0", tooSmall, true],
    ["", "", false],
    [`${figures.donation.maxAmount + 1}`, interpolate(tooLarge, { max }), true],
  ] as const) {
    await ownAmount.fill(typed);
    await ownAmount.blur();
    await expect(ownAmount).toHaveAccessibleDescription(`MRU ${told}`.trim());
    await expect(ownAmount).toHaveAttribute("aria-invalid", `${isInvalid}`);
  }
  await choice(figures.donation.amount).check();
  await expect(slip.getByText(texts.slip.own, { exact: true })).toHaveCount(0);
  await expect(ownAmount).toHaveCount(0);
});

test("Donate: takes over what is chosen last before the script comes", async ({
  page,
  context,
}) => {
  await storeRates(context);
  const donate = donatePage(page, inMain);
  const { texts, slip, choice, money, amount, currency } = donate;
  const [sum, start] = [slip.locator(".slip-value").first(), figures.donation.amount];
  const release = await holdRequests(page, /\/assets\/.*\.js$/u);
  await page.goto(`${inMain.shell.paths.donate}#amount=333`, { waitUntil: "commit" });
  await expect(sum.locator("[data-gift]")).toBeVisible();
  await choice(start).check();
  await choice(another).check();
  await expect(sum.locator("[data-gift]")).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  release();
  await expect(sum).toContainText(money(another, "MRU"));
  await expect(choice(another)).toBeChecked();
  await expectHydrated(page);
  await expect(amount).toHaveValue(`${another}`);
  await expect(currency("EUR")).not.toHaveAccessibleName(new RegExp(texts.currency.loading));
  await amount.fill("700");
  await expect(sum).toContainText(money(700, "MRU"));
});
