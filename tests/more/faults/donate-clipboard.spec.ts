import { donatePage, figures, storeRates } from "../../support/donate-page.ts";
import { mainLanguage } from "../../support/every-language.ts";
import { expect, test } from "../../support/site-test.ts";

const inLanguage = mainLanguage();

test("copy buttons: select what they would copy when the clipboard refuses, waits or is missing", async ({
  page,
  context,
}) => {
  await storeRates(context);
  const { reference } = inLanguage.shell.site.bankily;
  const { texts, payee, open, slip, bankily } = donatePage(page, inLanguage);
  const { selected } = texts.bankily;
  const { copyAmount, copyReference } = texts.bankily;
  const [inSlip, ...inSteps] = [
    [slip.getByRole("button"), payee.toCopy],
    // Its name changes with a copy in the slip.
    [bankily.locator("[data-remembered]"), payee.toCopy],
    [bankily.getByRole("button", { name: copyAmount }), `${figures.donation.amount}`],
    [bankily.getByRole("button", { name: copyReference }), reference],
  ] as const;
  const expectSelected = async ([button, text]: typeof inSlip | (typeof inSteps)[number]) => {
    await button.click();
    const around = button.locator("xpath=ancestor::*[@data-copyable]");
    await expect(around.getByText(selected.text)).toBeVisible();
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(text);
  };
  await open();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () =>
      Promise.reject(new DOMException("Write permission denied.", "NotAllowedError"));
  });
  for (const each of [inSlip, ...inSteps]) await expectSelected(each);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () =>
      new Promise((write) => addEventListener("answer", () => write(), { once: true }));
  });
  await expectSelected(inSlip);
  await page.evaluate(() => dispatchEvent(new Event("answer")));
  await expect(slip.getByRole("button")).toHaveText(payee.copiedLarge, { useInnerText: true });
  await page.evaluate(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await expectSelected(inSteps[0]);
  await expect(bankily.getByText(selected.text).first()).toBeInViewport();
});
