import type { Locator, Page } from "@playwright/test";
import type { CurrencyCode } from "../../src/content/currency-codes.ts";
import { loadFigures } from "../../src/content/figures.server.ts";
import { formatMoney, providedBy } from "../../src/donate/amount.ts";
import { formatQuantity } from "../../src/i18n/format-number.ts";
import { choosePlural, interpolate, type Plural } from "../../src/i18n/interpolate.ts";
import { readQr } from "../../tools/read-qr.ts";
import { payeeOf } from "./donate-fixtures.ts";
import type { InLanguage } from "./every-language.ts";
import { enhanced } from "./site-test.ts";

export const figures = loadFigures();

/** Stops the clock, one day from now. Time then passes only through `page.clock`. */
export async function stopClock(page: Page): Promise<void> {
  const start = Date.now();
  await page.clock.install({ time: start });
  // A day leaves enough room, since time flows until the clock has stopped.
  await page.clock.pauseAt(start + 24 * 60 * 60 * 1000);
}

/** Draws a frame when the clock is stopped: the page's script and the island wait for frames. */
export async function drawFirstFrame(page: Page): Promise<void> {
  await page.clock.runFor(50);
  await enhanced(page);
  await page.clock.runFor(50);
}

function openings(page: Page, { donate, afterTransfer }: InLanguage["shell"]["paths"]) {
  return {
    open: async () => {
      await page.goto(donate);
      // A font that arrives between two steps may move a button.
      await page.evaluate(async () => {
        await document.fonts.ready;
      });
    },
    /** An empty page comes first, since a change of the fragment alone does not load a page. */
    openWith: async (address: string) => {
      await page.goto("about:blank");
      await page.goto(donate + address);
    },
    openAfter: async (fragment: string) => {
      await page.goto("about:blank");
      await page.goto(afterTransfer + fragment);
    },
  };
}

export function wordsOfDonate({ language, shell, texts: textsOf }: InLanguage) {
  const [texts, after] = [textsOf("donate"), textsOf("afterTransfer")];
  const { site } = shell;
  const { alt, caption, bankilyAlt, bankilyCaption } = texts.bankily.qr;
  const pageQr = { alt, caption };
  const bankilyQr = { alt: bankilyAlt, caption: bankilyCaption };
  const counted = (wording: Plural<"count">, quantity: number) =>
    interpolate(choosePlural(wording, quantity, language.locale), {
      count: formatQuantity(quantity, language),
    });
  return {
    texts,
    donor: texts.donor,
    after,
    phone: site.phone,
    reference: site.bankily.reference,
    /** The link for a visitor without Bankily. */
    without:
      site.otherWays || site.fromAbroad
        ? { name: texts.donor.other.without, href: "#other-ways" }
        : { name: texts.bankily.without, href: `${shell.paths.questions}#without-bankily` },
    payee: payeeOf(shell, texts),
    qr: site.bankily.qrImage === undefined ? pageQr : bankilyQr,
    counted,
    provided: (amount: number) => {
      const { meals, water, waste, families } = providedBy(amount, figures.providedByAmount);
      const { providedByAmount: words } = texts;
      return [
        counted(words.meals, meals),
        counted(words.water, water),
        counted(words.waste, waste),
        counted(words.families, families),
      ];
    },
    money: (value: number, code: CurrencyCode) => formatMoney(value, code, language, figures),
  };
}

export function donatePage(page: Page, inLanguage: InLanguage) {
  const words = wordsOfDonate(inLanguage);
  const { texts, after, money } = words;
  const panel = page.locator("#calculator .with-script").first();
  const result = (label: string) =>
    panel
      .locator("div")
      .filter({ has: page.locator(":scope > p:first-child", { hasText: label }) })
      .locator("p + p")
      .first();
  return {
    ...words,
    panel,
    bankily: page.locator("#bankily"),
    ...openings(page, inLanguage.shell.paths),
    amount: panel.getByRole("textbox", { name: texts.currency.amountLabel }),
    donation: result(texts.currency.donation),
    local: result(texts.currency.local),
    providedList: panel.getByRole("listitem"),
    currency: (code: CurrencyCode) =>
      panel.getByRole("button", { name: texts.currency.codes[code].name }),
    update: panel.getByRole("button", { name: texts.currency.update }),
    approximate: panel.getByText(texts.currency.approximate),
    source: (provider: string | RegExp) => panel.getByRole("link", { name: provider }),
    slip: page.locator(".gift-slip"),
    choice: (mru: number) => page.getByRole("radio", { name: money(mru, "MRU"), exact: true }),
    own: page.getByRole("radio", { name: texts.hero.ownAmount, exact: true }),
    ownAmount: page.getByRole("textbox", { name: texts.hero.ownLabel }),
    toast: (title: string) => page.locator("[data-toast]").filter({ hasText: title }),
    sent: page.getByRole("region", { name: after.report.title }),
  };
}

export function prefilledText(href: string | null): string {
  const { searchParams } = new URL(href ?? "");
  return searchParams.get("text") ?? searchParams.get("body") ?? "";
}

/** Reads a QR code on the page. @throws Error when it cannot be read */
export async function readShownQr(code: Locator): Promise<string> {
  // A picture further down loads only when it is near.
  await code.scrollIntoViewIfNeeded();
  await code.evaluate(async (drawn) => {
    if (drawn instanceof HTMLImageElement) await drawn.decode();
  });
  const read = await readQr(await code.screenshot());
  if (read === undefined) throw new Error("the QR code cannot be read");
  return read;
}
