import type { Template } from "../../src/i18n/interpolate.ts";
import { interpolate, isolate } from "../../src/i18n/interpolate.ts";
import { answerRates } from "../support/donate-services.ts";
import { donorPage, draftIn } from "../support/donor-page.ts";
import { eachDirection, everyLanguage } from "../support/every-language.ts";
import { expect, test } from "../support/site-test.ts";

declare global {
  interface Window {
    /** What the page gave to the phone's share sheet. */
    shared?: ShareData | undefined;
  }
}

test.beforeEach(({ context }) => answerRates(context));

for (const inLanguage of eachDirection) {
  const { language, shell } = inLanguage;
  const url = `${shell.address.replace(/\/$/, "")}${shell.paths.donate.slice(language.prefix.length)}`;

  const invitation = (text: Template<"name">) =>
    interpolate(text, { name: isolate(shell.ui.name, language.dir) });

  test.describe(`sharing a gift in ${language.code}`, () => {
    test("goes through the phone's share sheet", async ({ page }) => {
      await page.addInitScript(() => {
        navigator.share = async (data) => {
          window.shared = data;
        };
      });
      const { openWith, unfold, share, donor } = donorPage(page, inLanguage);
      await openWith("?amount=50&currency=EUR");
      await unfold(share);
      await share.getByRole("button", { name: donor.share.title, exact: true }).click();
      const shared = await page.evaluate(() => window.shared);
      expect(shared?.text).toBe(invitation(donor.share.text));
      expect(shared?.url).toContain("/donate#amount=50&currency=EUR");
      expect(new URL(shared?.url ?? "").origin).toBe(new URL(url).origin);
    });

    test("falls back to WhatsApp and a copied link", async ({ page, context }) => {
      await context.grantPermissions(["clipboard-write"]);
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
      const { openWith, unfold, share, donor, toast, texts } = donorPage(page, inLanguage);
      await openWith("?amount=50&currency=EUR");
      await unfold(share);
      const whatsApp = share.getByRole("link", { name: donor.share.whatsapp });
      await expect(whatsApp).toHaveAttribute("href", /^https:\/\/wa\.me\/\?text=/);
      const draft = draftIn(await whatsApp.getAttribute("href"));
      expect(draft).toContain(invitation(donor.share.text));
      // On a line of its own, with nothing invisible in it.
      expect(draft.split("\n").at(-1)).toMatch(
        /^https:[\x21-\x7e]+\/donate#amount=50&currency=EUR$/,
      );
      await share.getByRole("button", { name: donor.share.copy }).click();
      await expect(toast(texts.bankily.copied.title)).toContainText(donor.share.copied);
    });
  });
}

test("a share sheet that refuses makes room for the other ways, one that is closed does not", async ({
  page,
}) => {
  const [inLanguage] = everyLanguage;
  if (inLanguage === undefined) throw new Error("the site has no language");
  await page.addInitScript(() => {
    const names = ["AbortError", "NotAllowedError"];
    navigator.share = () => Promise.reject(new DOMException("no", names.shift() ?? ""));
  });
  const { open, unfold, share, donor } = donorPage(page, inLanguage);
  await open();
  await unfold(share);
  const button = share.getByRole("button", { name: donor.share.title, exact: true });
  await button.click();
  await expect(button).toBeVisible();
  await button.click();
  await expect(share.getByRole("link", { name: donor.share.whatsapp })).toBeVisible();
});
