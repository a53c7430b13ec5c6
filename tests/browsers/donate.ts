import assert from "node:assert/strict";
import { loadFigures } from "../../src/content/figures.ts";
import { formatMoney } from "../../src/donate/amount/money.ts";
import type { CurrencyCode } from "../../src/donate/amount/parse-amount.ts";
import { donateSchema } from "../../src/donate/donate-texts.ts";
import { formatQuantity } from "../../src/i18n/format-number.ts";
import { choosePlural, interpolate } from "../../src/i18n/interpolate.ts";
import { heldBy, textsOf, valueUnder } from "./in-page.ts";
import { inLanguage, type Journey, withoutRates } from "./journey.ts";

const figures = loadFigures();
const { shell, language, texts: textsIn } = inLanguage("en");
const texts = textsIn("donate.yaml", donateSchema);
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
      const counted = [
        [texts.impact.meals, 6],
        [texts.impact.water, 100],
        [texts.impact.waste, 100],
        [texts.impact.families, 0.25],
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
      // 25 / 0.025 = 1000, specification, section 9.
      await expect(money(25, "EUR"), valueUnder, texts.currency.donation);
      await expect(money(1000, "MRU"), valueUnder, texts.currency.local);
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
      await press({ css: "#bankily button", text: texts.bankily.copyLarge });
      await expect(true, hasButton, texts.bankily.copiedLarge);
      const [toast = ""] = await look(textsOf, "[data-toast]");
      assert.ok(toast.includes(texts.bankily.copied.title), `the toast says ${toast}`);
      await typeInto("#amount", "");
      await paste();
      await expect(shell.site.phone, heldBy, "#amount");
    },
  },
];

function hasButton(text: string): boolean {
  return [...document.querySelectorAll("#bankily button")].some((button) =>
    `${button.textContent}`.includes(text),
  );
}
