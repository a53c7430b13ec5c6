import type { Page } from "@playwright/test";
import { loadFigures } from "../../src/content/figures.server.ts";
import type { CurrencyCode } from "../../src/donate/amount.ts";
import { formatMoney } from "../../src/donate/amount.ts";
import { formatQuantity } from "../../src/i18n/format-number.ts";
import type { Plural } from "../../src/i18n/interpolate.ts";
import { choosePlural, interpolate } from "../../src/i18n/interpolate.ts";
import type { InLanguage } from "./every-language.ts";
import { payeeOf, tierOf } from "./payee.ts";
import { enhanced } from "./site-test.ts";

export const figures = loadFigures();

/** No time passes but what `page.clock` is told; it is tomorrow there. */
export async function stopClock(page: Page): Promise<void> {
  const start = Date.now();
  await page.clock.install({ time: start });
  // Well ahead: time flows until this is done, however slow the machine.
  await page.clock.pauseAt(start + 24 * 60 * 60 * 1000);
}

/** Where the clock is stopped: the page's script waits for its first frame, the island for an idle one. */
export async function drawFirstFrame(page: Page): Promise<void> {
  await page.clock.runFor(50);
  await enhanced(page);
  await page.clock.runFor(50);
}

export function donatePage(page: Page, { language, shell, texts: textsOf }: InLanguage) {
  const texts = textsOf("donate");
  const { alt, caption, bankilyAlt, bankilyCaption } = texts.bankily.qr;
  const pageQr = { alt, caption };
  const bankilyQr = { alt: bankilyAlt, caption: bankilyCaption };
  const panel = page.getByRole("group", { name: texts.currency.title });
  const result = (label: string) =>
    panel
      .locator("dl > div")
      .filter({ has: page.locator("dt", { hasText: label }) })
      .locator("dd")
      .first();
  const counted = (wording: Plural<"count">, quantity: number) =>
    interpolate(choosePlural(wording, quantity, language.locale), {
      count: formatQuantity(quantity, language),
    });
  return {
    texts,
    payee: payeeOf(shell, texts),
    panel,
    bankily: page.locator("#bankily"),
    qr: shell.site.bankily.qrImage === undefined ? pageQr : bankilyQr,
    open: async () => {
      await page.goto(shell.paths.donate);
      // A font that arrives between two steps may move what is about to be pressed.
      await page.evaluate(async () => {
        await document.fonts.ready;
      });
    },
    amount: panel.getByRole("textbox", { name: texts.currency.amountLabel }),
    donation: result(texts.currency.donation),
    local: result(texts.currency.local),
    impact: panel.getByRole("listitem"),
    counted,
    provided: (amount: number) => {
      const { meals, water, waste, families } = tierOf(amount);
      const { impact } = texts;
      return [
        counted(impact.meals, meals),
        counted(impact.water, water),
        counted(impact.waste, waste),
        ...(families < 1 ? [] : [counted(impact.families, families)]),
      ];
    },
    currency: (code: CurrencyCode) =>
      panel.getByRole("button", { name: texts.currency.codes[code].name }),
    update: panel.getByRole("button", { name: texts.currency.update }),
    approximate: panel.getByText(texts.currency.approximate),
    source: (provider: string | RegExp) => panel.getByRole("link", { name: provider }),
    card: (title: string) =>
      page.getByRole("button", { name: `${texts.levels.choose} ${title}`, exact: true }),
    money: (value: number, code: CurrencyCode) => formatMoney(value, code, language, figures),
    toast: (title: string) => page.locator("[data-toast]").filter({ hasText: title }),
  };
}
