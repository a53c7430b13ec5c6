import assert from "node:assert/strict";
import { loadFigures } from "../../src/content/figures.ts";
import { formatMoney } from "../../src/donate/amount/money.ts";
import type { CurrencyCode } from "../../src/donate/amount/parse-amount.ts";

import { formatQuantity } from "../../src/i18n/format-number.ts";
import { choosePlural, interpolate } from "../../src/i18n/interpolate.ts";
import { payeeOf, tierOf } from "../support/payee.ts";
import { heldBy, textsOf, valueUnder } from "./in-page.ts";
import { inLanguage, type Journey, withoutRates } from "./journey.ts";

const figures = loadFigures();
const { shell, language, texts: textsIn } = inLanguage("en");
const texts = textsIn("donate");
const payee = payeeOf(shell, texts);
const money = (value: number, code: CurrencyCode) => formatMoney(value, code, language, figures);

/** Giving: what an amount comes to, and the number to send it to. */
export const donateJourneys: readonly Journey[] = [
  {
    name: "an amount in Arabic digits and its result (en)",
    expected: withoutRates,
    run: async ({ openReady, typeInto, expect, look }) => {
      await openReady(shell.paths.donate);
      await typeInto("#amount", "٢٥٠٠");
      await expect(money(2500, "MRU"), valueUnder, texts.currency.donation);
      await expect(money(2500, "MRU"), valueUnder, texts.currency.local);
      const { meals, water, waste, families } = tierOf(2500);
      const counted = [
        [texts.impact.meals, meals],
        [texts.impact.water, water],
        [texts.impact.waste, waste],
        [texts.impact.families, families],
      ] as const;
      const list = await look(textsOf, "main li");
      for (const [wording, quantity] of counted) {
        const count = formatQuantity(quantity, language);
        const words = interpolate(choosePlural(wording, quantity, language.locale), { count });
        assert.ok(list.includes(words), `${words} is not in the list of what it provides`);
      }
    },
  },
  {
    name: "euros with the rates of the site, said to be approximate (en)",
    expected: withoutRates,
    run: async ({ openReady, press, typeInto, expect, look }) => {
      await openReady(shell.paths.donate);
      await press({ css: "main button", text: texts.currency.codes.EUR.name });
      await typeInto("#amount", "25");
      await expect(money(25, "EUR"), valueUnder, texts.currency.donation);
      const inMru = Math.round(25 / figures.currencies.EUR.defaultRate);
      await expect(money(inMru, "MRU"), valueUnder, texts.currency.local);
      const page = (await look(textsOf, "main")).join();
      assert.ok(
        page.includes(texts.currency.approximate),
        "the rates are not said to be approximate",
      );
    },
  },
  {
    name: "the Bankily number is copied (en)",
    expected: withoutRates,
    run: async ({ openReady, press, typeInto, paste, expect, look }) => {
      await openReady(shell.paths.donate);
      await press({ css: "#bankily button", text: payee.copyLarge });
      await expect(true, hasButton, payee.copiedLarge);
      const [toast = ""] = await look(textsOf, "[data-toast]");
      assert.ok(toast.includes(texts.bankily.copied.title), `the toast says ${toast}`);
      await typeInto("#amount", "");
      await paste();
      await expect(payee.value, heldBy, "#amount");
    },
  },
];

function hasButton(text: string): boolean {
  return [...document.querySelectorAll("#bankily button")].some((button) =>
    `${button.textContent}`.includes(text),
  );
}
