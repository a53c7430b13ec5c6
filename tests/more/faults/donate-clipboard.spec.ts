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
  const { texts, payee, open, slip, bankily } = donatePage(page, inLanguage);
  const { selected } = texts.bankily;
  const values = {
    "slip-number": payee.toCopy,
    "step-number": payee.toCopy,
    "step-amount": `${figures.donation.amount}`,
    "step-reference": reference,
  } as const;
  const expectSelected = async (shownBy: keyof typeof values) => {
    const around = page.locator("[data-copyable]", { has: page.locator(`[data-copy=${shownBy}]`) });
    await around.getByRole("button").click();
    await expect(around.getByText(selected.text)).toBeVisible();
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(values[shownBy]);
  };
  await open();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () =>
      Promise.reject(new DOMException("Write permission denied.", "NotAllowedError"));
  });
  for (const shownBy of ["slip-number", "step-number", "step-amount", "step-reference"] as const) {
    await expectSelected(shownBy);
  }
  await page.evaluate(() => {
    navigator.clipboard.writeText = () =>
      new Promise((write) => addEventListener("answer", () => write(), { once: true }));
  });
  await expectSelected("slip-number");
  await page.evaluate(() => dispatchEvent(new Event("answer")));
  await expect(slip.getByRole("button")).toHaveText(payee.copiedLarge, { useInnerText: true });
  await page.evaluate(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await expectSelected("step-number");
  await expect(bankily.getByText(selected.text).first()).toBeInViewport();
});
