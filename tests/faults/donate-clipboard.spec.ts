import { donatePage, figures } from "../support/donate-page.ts";
import { answerRates } from "../support/donate-services.ts";
import { mainLanguage } from "../support/every-language.ts";
import { expect, test } from "../support/site-test.ts";

const refusals = {
  refuses: () => {
    navigator.clipboard.writeText = () =>
      Promise.reject(new DOMException("Write permission denied.", "NotAllowedError"));
  },
  "is missing": () => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  },
  "never answers": () => {
    navigator.clipboard.writeText = () => new Promise(() => {});
  },
} as const;

const inLanguage = mainLanguage();
for (const [name, refuse] of Object.entries(refusals)) {
  test(`copy button: selects what it would copy when the clipboard ${name}`, async ({
    page,
    context,
  }) => {
    await context.addInitScript(refuse);
    await answerRates(context);
    const { reference } = inLanguage.shell.site.bankily;
    const { texts, payee, open, slip, bankily, toast } = donatePage(page, inLanguage);
    const { copyAmount, copyReference, selected } = texts.bankily;
    await open();
    for (const [button, text] of [
      [slip.getByRole("button", { name: payee.copy, exact: true }), payee.bare],
      [bankily.getByRole("button", { name: payee.copyLarge }), payee.bare],
      [bankily.getByRole("button", { name: copyAmount }), `${figures.donation.amount}`],
      [bankily.getByRole("button", { name: copyReference }), reference],
    ] as const) {
      await button.click();
      await expect(toast(selected.title)).toContainText(selected.text);
      await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(text);
      await toast(selected.title).getByRole("button").click();
    }
    await expect(bankily.getByRole("button", { name: payee.copyLarge })).toBeVisible();
    await expect(toast(texts.bankily.copiedTitle)).toHaveCount(0);
  });
}
