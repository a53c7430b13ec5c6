import { answerRates, donatePage, storedRates, storeRates } from "../../support/donate-page.ts";
import { mainLanguage } from "../../support/every-language.ts";
import { formsIn } from "../../support/forms-content.ts";
import {
  answerMail,
  expectToast,
  formOn,
  goodValues,
  stopAnsweringMail,
} from "../../support/forms-page.ts";
import { expect, expectHydrated, holdRequests, test } from "../../support/site-test.ts";

const main = mainLanguage();

test("Donate: shows right numbers in a translated page", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-write"]);
  await storeRates(context, { rates: storedRates });
  await answerRates(context);
  const release = await holdRequests(page, /^https:/);
  const donate = donatePage(page, main);
  const { texts, payee, amount, local, donation, bankily, currency, money } = donate;
  await donate.open();
  await expect(currency("EUR")).toBeEnabled();
  // A page that is translated before React holds its texts has a test of its own below.
  await expectHydrated(page);
  await page.evaluate(translate);
  await donate.update.click();
  await expect(currency("EUR")).toBeDisabled();
  release();
  await expect(currency("EUR")).toBeEnabled();
  await expect(donate.toast(texts.currency.updated.title)).toBeVisible();
  for (const value of [10_000, 1, 2000]) {
    await amount.fill(`${value}`);
    await expect(donation).toHaveText(money(value, "MRU"));
    await expect(local).toHaveText(money(value, "MRU"));
    await expect(bankily.locator("#step-amount")).toHaveText(money(value, "MRU"));
  }
  await amount.fill("");
  await expect(bankily.getByText(texts.bankily.stepNoAmount)).toBeVisible();
  await amount.fill("99999999");
  await amount.fill("5");
  await currency("EUR").click();
  await expect(donation).toHaveText(money(5, "EUR"));
  await bankily.getByRole("button", { name: payee.copyLarge }).click();
  await expect(bankily.getByRole("button", { name: payee.copiedLarge })).toBeVisible();
});

const { contact: site } = formsIn(main);
test("form: shows errors and outcome in a translated page", async ({ page, expectProblem }) => {
  expectProblem(/Failed to load resource/u);
  const form = formOn(page, site);
  await form.open();
  await expectHydrated(page);
  await page.evaluate(translate);
  await form.submit.click();
  await expect(form.errorOf("name")).toHaveText(site.texts.errors.nameRequired);
  await expect(form.summary).toContainText(site.texts.errors.messageRequired);
  const values = goodValues(site);
  await form.fill(values);
  await expect(form.errorOf("name")).toBeEmpty();
  await answerMail(page, (route) => route.fulfill({ status: 500, body: "" }));
  await form.submit.click();
  await expect(form.outcome).toContainText(site.texts.reasons.server);
  await form.expectValues(values);
  await stopAnsweringMail(page);
  await form.submit.click();
  await expectToast(page, "success", site.toasts.success);
  await form.expectEmpty();
});

test("islands: take over pages that were translated before", async ({
  page,
  context,
  expectProblem,
}) => {
  // React says that the page differs from the built one, and draws it again.
  expectProblem(/Minified React error #418/u);
  await storeRates(context);
  await page.addInitScript(`addEventListener("DOMContentLoaded", ${translate})`);
  for (const id of ["getInvolved", "donate"] as const) {
    await page.goto(main.shell.paths[id]);
    await expect(page.locator("main font").first()).toBeAttached();
    await expectHydrated(page);
    const button = page.locator("main button[type=submit], main [aria-pressed=false]").last();
    await expect(button).toBeEnabled();
    const { phone } = main.shell.site;
    const steps = page.locator("#bankily astro-island");
    if (id === "donate") await expect(steps.getByText(phone)).toHaveCount(1);
    await button.click();
    const answer = page.locator("main [data-error-summary], main [aria-pressed=true]");
    await expect(answer.first()).toBeVisible();
    await expect(page.getByRole("heading", { name: main.shell.ui.crash.title })).toHaveCount(0);
  }
});

// This imitates Chrome's translation: it puts each text into two `font` elements, while React still holds the
// old text nodes.
function translate(): void {
  const leftAlone = "font, script, style, noscript, textarea, option, svg, [translate=no]";

  function translateIn(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = [root];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!(text instanceof Text) || !text.data.trim()) continue;
      if (text.parentElement?.closest(leftAlone) !== null) continue;
      const outer = document.createElement("font");
      outer.appendChild(document.createElement("font")).textContent = text.data;
      text.replaceWith(outer);
    }
  }

  translateIn(document.body);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === "characterData") translateIn(target);
      else for (const node of addedNodes) translateIn(node);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}
