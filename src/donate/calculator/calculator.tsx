import type { Ref } from "react";
import { fill } from "../../i18n/fill.ts";
import { controlLook, Field } from "../../ui/field.tsx";
import { useDonate, useMoney } from "../donate-context.ts";
import type { GiftFormState } from "../gift/use-gift.ts";
import type { useRates } from "../rates/use-rates.ts";
import { CurrencyButtons } from "./currency-buttons.tsx";
import { GiftResult } from "./gift-result.tsx";
import { RatesLine } from "./rates-line.tsx";

type CalculatorProps = {
  rates: ReturnType<typeof useRates>;
  gift: GiftFormState;
  /** Takes the focus when an amount was chosen elsewhere on the page. */
  panel: Ref<HTMLDivElement>;
};

/** The currency section: currency, amount and what they come to; a note where there is no script. */
export function Calculator({ rates: { state, refresh }, gift, panel }: CalculatorProps) {
  const { currency } = useDonate().texts;
  return (
    <>
      <p className="without-script border-s-4 border-sun ps-4">{currency.noScript}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has one legend, not the section's title */}
      <div
        ref={panel}
        role="group"
        tabIndex={-1}
        aria-label={currency.title}
        className="with-script grid gap-8 outline-none lg:grid-cols-[1.15fr_1fr] lg:items-start lg:gap-12"
      >
        <div className="grid gap-5">
          <CurrencyButtons
            chosen={gift.currency}
            loading={state.phase === "loading"}
            onChoose={(code) => gift.dispatch({ type: "currency-chosen", currency: code })}
          />
          <AmountField gift={gift} />
          <RatesLine state={state} refresh={refresh} />
        </div>
        <GiftResult gift={gift} />
      </div>
    </>
  );
}

/**
 * The amount. A text field: one of type number would drop Arabic digits and pasted "1 000", and
 * changes the amount when the visitor scrolls over it.
 */
function AmountField({ gift }: { gift: GiftFormState }) {
  const { texts, config } = useDonate();
  const { text, currency, tooLarge, dispatch, field } = gift;
  const max = useMoney()(config.donation.maxAmount, currency);
  return (
    <Field
      id="amount"
      label={texts.currency.amountLabel}
      error={tooLarge ? fill(texts.currency.tooLarge, { max }) : undefined}
    >
      {(ids) => (
        <div className="relative">
          <input
            {...ids}
            ref={field}
            type="text"
            inputMode="decimal"
            enterKeyHint="done"
            autoComplete="off"
            // Not that of the page: "1 000" would be painted "000 1".
            dir="ltr"
            value={text}
            placeholder={texts.currency.amountPlaceholder}
            aria-invalid={tooLarge}
            onChange={({ currentTarget }) => dispatch({ type: "typed", text: currentTarget.value })}
            onBlur={() => dispatch({ type: "left" })}
            className={`${controlLook} min-h-14 pe-20 text-title font-semibold placeholder:font-normal rtl:ps-20 rtl:pe-3 rtl:text-end`}
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 end-4 flex items-center font-semibold text-ink-soft"
          >
            {currency}
          </span>
        </div>
      )}
    </Field>
  );
}
