import type { BrowserContext } from "@playwright/test";
import { rateSources } from "../../src/donate/rates/rate-sources.ts";
import { hoursAgo, storedRates, storeRates } from "../support/donate-cache.ts";
import { donatePage } from "../support/donate-page.ts";
import { answerRates } from "../support/donate-services.ts";
import { mainLanguage } from "../support/every-language.ts";
import { formsIn } from "../support/forms-content.ts";
import { answerMail, holdMail, stopAnsweringMail } from "../support/forms-mail.ts";
import { expectToast, formOn, goodValues } from "../support/forms-page.ts";
import { expect, type Page, test } from "../support/site-test.ts";

// 1 EUR is 50 MRU.
async function holdRates(context: BrowserContext): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  for (const { url } of rateSources) {
    await context.route(url, async (route) => {
      await released;
      const headers = { "Access-Control-Allow-Origin": "*" };
      await route.fulfill({ json: { rates: storedRates }, headers });
    });
  }
  return release;
}

const main = mainLanguage();

test("a translated Donate page works with right numbers while rates arrive", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-write"]);
  await storeRates(context, hoursAgo(1));
  const release = await holdRates(context);
  const donate = donatePage(page, main);
  const { texts, payee, amount, local, donation, bankily, currency, money, impact } = donate;
  await donate.open();
  await expect(currency("EUR")).toBeEnabled();
  await translatePage(page);
  await donate.update.click();
  await expect(currency("EUR")).toBeDisabled();
  release();
  await expect(currency("EUR")).toBeEnabled();
  await expect(donate.toast(texts.currency.updated.title)).toBeVisible();
  for (const [typed, value] of [
    ["10000", 10_000],
    ["1", 1],
    ["2000", 2000],
  ] as const) {
    await amount.fill(typed);
    await expect(donation).toHaveText(money(value, "MRU"));
    await expect(local).toHaveText(money(value, "MRU"));
    await expect(bankily.locator("#step-amount")).toHaveText(money(value, "MRU"));
  }
  // Less than one family has no row of its own.
  await expect(impact).toHaveCount(3);
  await amount.fill("10000");
  await expect(impact).toHaveCount(4);
  await amount.fill("");
  await expect(bankily.getByText(texts.bankily.stepNoAmount)).toBeVisible();
  await amount.fill("4000");
  await expect(bankily.locator("#step-amount")).toHaveText(money(4000, "MRU"));
  await amount.fill("99999999");
  await amount.fill("5");
  await currency("EUR").click();
  await expect(donation).toHaveText(money(5, "EUR"));
  await bankily.getByRole("button", { name: payee.copyLarge }).click();
  await expect(bankily.getByRole("button", { name: payee.copiedLarge })).toBeVisible();
});

const { contact: site } = formsIn(main);
test("a translated form shows its errors, what it does and how it ended", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource/u);
  const form = formOn(page, site);
  await form.open();
  await translatePage(page);
  await form.submit.click();
  await expect(form.errorOf("name")).toHaveText(site.texts.errors.nameRequired);
  await expect(form.summary).toContainText(site.texts.errors.messageRequired);
  await form.fill({ name: "a" });
  await form.submit.click();
  await expect(form.errorOf("name")).toHaveText(site.texts.errors.nameTooShort);
  const values = goodValues(site);
  await form.fill(values);
  await expect(form.errorOf("name")).toBeEmpty();
  await answerMail(page, (route) => route.fulfill({ status: 500, body: "" }));
  await form.submit.click();
  await expect(form.outcome).toContainText(site.texts.reasons.server);
  await form.expectValues(values);
  await stopAnsweringMail(page);
  const { release } = await holdMail(page);
  await form.submit.click();
  await expect(form.submitting).toBeDisabled();
  release();
  await expectToast(page, "success", site.toasts.success);
  await expect(form.submit).toBeEnabled();
  await form.expectEmpty();
  await form.fill({ name: "Oumar" });
  await form.clear.click();
  await form.restore.click();
  await expect(form.control("name")).toHaveValue("Oumar");
});

for (const [id, journey] of [
  ["getInvolved", "apply"],
  ["contact", "write"],
  ["donate", "give"],
] as const) {
  test(`a page to ${journey} that is translated before its script comes is taken over all the same`, async ({
    page,
    context,
    expectProblem,
  }) => {
    // The framework says that the page is not as it was built, and draws it again.
    expectProblem(/Minified React error #418/u);
    await answerRates(context);
    await translateFromTheStart(page);
    await page.goto(main.shell.paths[id]);
    await expect(page.locator("main font").first()).toBeAttached();
    const button = page.locator("main button[type=submit], main [aria-pressed=false]").last();
    await expect(button).toBeEnabled();
    const { phone } = main.shell.site;
    if (id === "donate") await expect(page.locator("#bankily").getByText(phone)).toHaveCount(2);
    await button.click();
    const answer = page.locator("main [data-error-summary], main [aria-pressed=true]");
    await expect(answer.first()).toBeVisible();
    await expect(page.getByRole("heading", { name: main.shell.ui.crash.title })).toHaveCount(0);
  });
}

test("a translated page is read and its menu opens and closes", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(main.shell.paths.about);
  await translatePage(page);
  const menu = page.locator("header details[data-menu]").first();
  await menu.locator("summary").click();
  await expect(menu).toHaveAttribute("open", "");
  await page.keyboard.press("Escape");
  await expect(menu).not.toHaveAttribute("open", "");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

// As Chrome's translation does: each text is replaced by a new one in two `font` elements, and the
// framework still holds those that are gone.
async function translatePage(page: Page): Promise<void> {
  await page.evaluate(translate);
}

async function translateFromTheStart(page: Page): Promise<void> {
  await page.addInitScript(`addEventListener("DOMContentLoaded", ${translate.toString()})`);
}

function translate(): void {
  const leftAlone = "font, script, style, noscript, textarea, option, svg, [translate=no]";

  function translateIn(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    for (let text = walker.currentNode; text !== null; text = walker.nextNode() ?? document) {
      if (text === document) break;
      if (text instanceof Text) texts.push(text);
    }
    for (const text of texts) {
      if (text.parentElement?.closest(leftAlone) !== null || !text.textContent?.trim()) continue;
      const outer = document.createElement("font");
      const inner = outer.appendChild(document.createElement("font"));
      inner.textContent = text.textContent;
      text.parentElement.replaceChild(outer, text);
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
