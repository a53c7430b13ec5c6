import { loadFigures } from "../../src/content/figures.ts";
import { makeDayWords, showDay } from "../../src/i18n/day-words.ts";
import { formatAmount } from "../../src/i18n/format-number.ts";
import { shardPath } from "../../src/my-gift/find-gift.ts";

import { type Receipt, receiptKey, sealReceipt } from "../../src/my-gift/receipt.ts";
import { loadReceiptSettings } from "../../src/my-gift/receipt-files.ts";
import { answerRates } from "../support/donate-services.ts";
import { donorPage, draftIn } from "../support/donor-page.ts";
import { eachDirection, type InLanguage, mainLanguage } from "../support/every-language.ts";
import { expect, type Page, test } from "../support/site-test.ts";

const { salt, iterations, since } = loadReceiptSettings();
const code = "TX-2026 0042b";
const receipt: Receipt = { date: "2026-11-01", amount: 12_500, program: "water" };
const key = await receiptKey(code, { salt, iterations });
const sealed = await sealReceipt(receipt, key);
const english = mainLanguage();

/** The page by what a visitor sees of it. */
function giftPage(page: Page, { shell, texts }: InLanguage) {
  const { find } = texts("myGift");
  const field = page.getByLabel(find.form.label);
  const button = page.getByRole("button", { name: find.form.submit });
  return {
    find,
    field,
    button,
    answer: page.getByRole("form", { name: find.form.title }).getByRole("status"),
    whatsApp: page.getByRole("link", { name: find.whatsapp }),
    open: () => page.goto(shell.paths.myGift),
    look: async (typed: string) => {
      await expect(button).toBeEnabled();
      await field.fill(typed);
      await field.press("Enter");
    },
  };
}

/** Answers every shard with these receipts, in place of what the site has. */
const answerShards = (page: Page, receipts: readonly string[]) =>
  page.route(`**${shardPath("*")}`, (route) => route.fulfill({ json: receipts }));

for (const inLanguage of eachDirection) {
  const { language, shell } = inLanguage;
  const showIn = (day: string) => showDay(day, makeDayWords(language));

  test.describe(`Find my gift in ${language.code}`, () => {
    test("shows day, amount and purpose of a gift, and leads to WhatsApp with them", async ({
      page,
    }) => {
      const { find, open, look, answer, whatsApp } = giftPage(page, inLanguage);
      await answerShards(page, [sealed]);
      await open();
      await look("tx-٢٠٢٦ ۰۰۴۲ B");
      const amount = `${formatAmount(receipt.amount, language)}\u00a0${loadFigures().donation.currency}`;
      const facts = [find.found.title, amount, showIn(receipt.date), find.programs.water];
      for (const fact of facts) await expect(answer).toContainText(fact);
      const draft = draftIn(await whatsApp.getAttribute("href"));
      for (const fact of [find.greetings.found, "TX-20260042B", ...facts.slice(1)]) {
        expect(draft).toContain(fact);
      }
    });

    test("says that a gift is not there yet, and since when gifts are listed", async ({ page }) => {
      const { find, open, look, answer, whatsApp } = giftPage(page, inLanguage);
      await open();
      await look("TX-NOT-LISTED-1");
      await expect(answer).toContainText(find.missing.title);
      await expect(answer).toContainText(showIn(since));
      expect(draftIn(await whatsApp.getAttribute("href"))).toContain("TX-NOT-LISTED-1");
    });

    test("without JavaScript says how to ask instead", async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      const { find, open, button } = giftPage(page, inLanguage);
      await open();
      await expect(page.getByText(find.noScript.text).filter({ visible: true })).toHaveCount(1);
      await expect(button).toBeHidden();
      const whatsApp = page.getByRole("main").getByRole("link", { name: shell.ui.footer.whatsapp });
      await expect(whatsApp).toHaveAttribute("href", /^https:\/\/wa\.me\/222/);
      await context.close();
    });
  });
}

test("says at the field what is no code and what looks like a PIN, and looks for neither", async ({
  page,
}) => {
  const { find, open, look, field, answer } = giftPage(page, english);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await open();
  for (const [typed, words] of [
    ["٤٨ ٢١", find.pin],
    ["", find.notCode],
  ] as const) {
    await look(typed);
    await expect(field).toHaveAccessibleDescription(`${find.form.hint} ${words}`);
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(answer).toBeEmpty();
  }
  expect(asked.filter((url) => url.includes("/receipts/"))).toEqual([]);
});

test("where there is no cryptography says so before anything is typed", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Crypto.prototype, "subtle", { get: () => undefined });
  });
  const { find, open, answer } = giftPage(page, english);
  await open();
  await expect(answer).toContainText(find.noCrypto.text);
});

test("a shard that cannot be loaded is told from a gift that is missing", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/503/);
  const { find, open, look, answer } = giftPage(page, english);
  await page.route(`**${shardPath("*")}`, (route) => route.fulfill({ status: 503 }));
  await open();
  await look(code);
  await expect(answer).toContainText(find.unreachable.text);
  await page.unrouteAll();
  await answerShards(page, [sealed]);
  await look(code);
  await expect(answer).toContainText(find.found.title);
});

test("nothing typed leaves the device: the name of one shard is all that goes out", async ({
  page,
}) => {
  const { find, open, look, answer, field, button } = giftPage(page, english);
  await open();
  await expect(button).toBeEnabled();
  const asked: string[] = [];
  page.on("request", (request) => {
    // The font of another language's name comes when it comes.
    if (request.resourceType() === "font") return;
    asked.push(request.url() + (request.postData() ?? ""));
  });
  await look(code);
  await expect(answer).toContainText(find.missing.title);
  expect(asked.map((url) => new URL(url).pathname)).toEqual([shardPath(key.shard)]);
  expect(asked.join()).not.toMatch(/0042/);
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
  );
  expect(stored).not.toMatch(/0042/);
  // A new word takes the answer to the old one away.
  await field.press("Backspace");
  await expect(answer).toBeEmpty();
});

test("the code to try is found on the site as it is, and the page says that it is made up", async ({
  page,
}) => {
  const { find, open, look, answer } = giftPage(page, english);
  const { examples } = english.texts("myGift");
  await open();
  const note = page.getByRole("note").filter({ hasText: examples.title });
  test.skip((await note.count()) === 0, "the charity shows its own receipts");
  await expect(note).toBeInViewport();
  await look(loadReceiptSettings().exampleCode);
  await expect(answer).toContainText(find.found.title);
});

test("every shard is there, so that what is absent is not told by a 404", async ({ request }) => {
  for (const name of ["00", "7f", "ff", key.shard]) {
    const response = await request.get(shardPath(name));
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toContain("application/json");
    expect(Array.isArray(await response.json())).toBe(true);
  }
});

test("Donate leads here from 'I have sent it'", async ({ page }) => {
  await answerRates(page);
  const { shell } = english;
  const { sent } = donorPage(page, english);
  await page.goto(shell.paths.donate);
  await sent.getByRole("link", { name: shell.ui.more.myGift }).click();
  await expect(page).toHaveURL(shell.paths.myGift);
});
