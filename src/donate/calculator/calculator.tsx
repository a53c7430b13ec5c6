import type { Ref } from "react";
import type { Figures } from "../../content/figures.ts";
import type { DonateTexts } from "../donate-texts.ts";
import type { GiftInHand } from "../gift/use-gift.ts";
import type { useRates } from "../rates/use-rates.ts";
import { AmountField } from "./amount-field.tsx";
import { CurrencyButtons } from "./currency-buttons.tsx";
import { GiftResult } from "./gift-result.tsx";
import { RatesLine } from "./rates-line.tsx";

type CalculatorProps = {
  texts: DonateTexts;
  figures: Pick<Figures, "currencies" | "donation" | "impactLevels" | "impactTiers">;
  rates: ReturnType<typeof useRates>;
  gift: GiftInHand;
  /** Takes the focus when an amount was chosen elsewhere on the page. */
  panel: Ref<HTMLDivElement>;
};

/** The currency section: currency, amount and what they come to; a note where there is no script. */
export function Calculator({ texts, figures, rates, gift, panel }: CalculatorProps) {
  return (
    <>
      <p className="without-script border-s-4 border-sun ps-4">{texts.currency.noScript}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has one legend, not the section's title */}
      <div
        ref={panel}
        role="group"
        tabIndex={-1}
        aria-label={texts.currency.title}
        className="with-script grid gap-8 outline-none lg:grid-cols-[1.15fr_1fr] lg:items-start lg:gap-12"
      >
        <div className="grid gap-5">
          <CurrencyButtons
            texts={texts.currency}
            currencies={figures.currencies}
            chosen={gift.currency}
            loading={rates.state.phase === "loading"}
            onChoose={(currency) => gift.dispatch({ type: "currency-chosen", currency })}
          />
          <AmountField texts={texts.currency} gift={gift} figures={figures} />
          <RatesLine texts={texts.currency} state={rates.state} refresh={rates.refresh} />
        </div>
        <GiftResult texts={texts} gift={gift} figures={figures} />
      </div>
    </>
  );
}
