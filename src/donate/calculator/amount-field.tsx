import { controlLook, Field } from "../../forms/field.tsx";
import { fill } from "../../i18n/fill.ts";
import { useIsland } from "../../ui/use-shell.ts";
import { formatMoney } from "../amount/format-money.ts";
import type { DonateFigures } from "../donate-figures.ts";
import type { DonateTexts } from "../donate-texts.ts";
import type { GiftInHand } from "../gift/use-gift.ts";

type AmountFieldProps = {
  texts: DonateTexts["currency"];
  gift: GiftInHand;
  figures: DonateFigures;
};

/**
 * The amount. A text field: one of type number would drop Arabic digits and pasted "1 000", and
 * changes the amount when the visitor scrolls over it.
 */
export function AmountField({ texts, gift, figures }: AmountFieldProps) {
  const { language } = useIsland();
  const { text, currency, tooLarge, dispatch, field } = gift;
  const max = formatMoney(figures.donation.maxAmount, currency, language, figures);
  return (
    <Field
      id="amount"
      label={texts.amountLabel}
      error={tooLarge ? fill(texts.tooLarge, { max }) : undefined}
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
            placeholder={texts.amountPlaceholder}
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
