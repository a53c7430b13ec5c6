import { answerRates, donatePage, figures } from "../../support/donate-page.ts";
import { mainLanguage } from "../../support/every-language.ts";
import { expect, test } from "../../support/site-test.ts";

const inLanguage = mainLanguage();

test("copy buttons: select what they would copy when the clipboard refuses, waits or is missing", async ({
  page,
  context,
}) => {
  await answerRates(context);
  const { reference } = inLanguage.shell.site.bankily;
  const { texts, payee, open, slip, bankily, toast } = donatePage(page, inLanguage);
  const { copyAmount, copyReference, selected } = texts.bankily;
  const buttons = [
    [
      slip.getByRole("button", { name: payee.copy, exact: true }),
      payee.toCopy,
      slip.locator("[data-payee] [aria-live]"),
    ],
    [
      bankily.getByRole("button", { name: payee.copyLarge }),
      payee.toCopy,
      bankily.locator("[aria-live]"),
    ],
    [
      bankily.getByRole("button", { name: copyAmount }),
      `${figures.donation.amount}`,
      toast(selected.title),
    ],
    [bankily.getByRole("button", { name: copyReference }), reference, toast(selected.title)],
  ] as const;
  const expectSelected = async ([button, text, answer]: (typeof buttons)[number]) => {
    await button.click();
    await expect(answer).toContainText(selected.text);
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(text);
    await page.keyboard.press("Escape");
    await expect(toast(selected.title)).toHaveCount(0);
  };
  await open();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () =>
      Promise.reject(new DOMException("Write permission denied.", "NotAllowedError"));
  });
  for (const button of buttons) await expectSelected(button);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () =>
      new Promise((write) => addEventListener("answer", () => write(), { once: true }));
  });
  await expectSelected(buttons[0]);
  await expect(toast(texts.bankily.copiedTitle)).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event("answer")));
  await expect(slip.getByRole("button")).toHaveText(payee.copiedLarge);
  await page.evaluate(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await expectSelected(buttons[1]);
  await page.setViewportSize({ width: 360, height: 740 });
  await buttons[1][0].click();
  await expect(bankily.getByText(selected.text)).toBeInViewport();
  await expect(bankily.getByRole("button", { name: payee.copyLarge })).toBeVisible();
});
