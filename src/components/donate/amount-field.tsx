import { useState } from "react";
import { formatMoney } from "../../lib/i18n/format-number.ts";
import { interpolate, isolate } from "../../lib/i18n/interpolate.ts";
import type { CurrencyCode } from "../../lib/money/currency-codes.ts";
import { useIslandShell } from "../shell/use-island-shell.ts";
import { Field, useRemark } from "../ui/field.tsx";
import { useDonate } from "./use-donate.tsx";

type AmountFieldProps = {
  id: "amount" | "own-amount";
  label: string;
  /** The currency of what is typed here. Without it that is the currency that is chosen. */
  meantIn?: CurrencyCode;
  /** Whether a press on its choice has opened the field. */
  isPressed?: boolean;
  onFocus?: () => void;
};

/** A field of type number would drop Arabic digits and "1 000", and would change by scrolling. */
export function AmountField({ id, label, meantIn, isPressed, onFocus }: AmountFieldProps) {
  const { texts, gift } = useDonate();
  const currency = meantIn ?? gift.currency;
  // While the visitor types, "50 EUR" stays as it is written.
  const [isTyping, setTyping] = useState(false);
  const { error, remark, isWrong } = useProblem(isTyping);
  return (
    <Field id={id} label={label} error={error} remark={remark}>
      {(ids) => (
        <div className="relative">
          <input
            {...ids}
            name={id}
            aria-describedby={`${id}-unit ${ids["aria-describedby"]}`}
            type="text"
            inputMode="decimal"
            enterKeyHint="done"
            autoComplete="off"
            // An Arabic field would paint "1 000" as "000 1".
            dir="ltr"
            value={isTyping ? gift.text : gift.textIn(currency)}
            placeholder={texts.currency.amountPlaceholder}
            aria-invalid={isWrong}
            // biome-ignore lint/a11y/noAutofocus: the visitor has just asked for this field
            autoFocus={isPressed}
            onFocus={onFocus}
            onChange={({ currentTarget }) => {
              setTyping(true);
              gift.setText(currentTarget.value, meantIn);
            }}
            onBlur={() => setTyping(false)}
            className="control amount-control"
          />
          <span
            id={`${id}-unit`}
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 end-[min(1rem,4vw)] flex items-center font-semibold text-ink-soft"
          >
            {currency}
          </span>
        </div>
      )}
    </Field>
  );
}

/** What is wrong with the gift. While typing the remark waits for a pause: "1000 o" is wrong until it becomes "1000 ouguiyas". */
function useProblem(isTyping: boolean) {
  const { language } = useIslandShell();
  const { texts, config, gift } = useDonate();
  const { unreadable, tooSmall, tooLarge } = texts.currency;
  const isTooSmall = gift.parsed.kind === "amount" && gift.amountMru === 0;
  const remark = useRemark(
    gift.parsed.kind === "unreadable" ? unreadable : isTooSmall ? tooSmall : gift.overLimit,
    isTyping,
  );
  const max = formatMoney(config.donation.maxAmount, "MRU", language, config);
  const error = gift.tooLarge && interpolate(tooLarge, { max: isolate(max, language.dir) });
  return { error: error || undefined, remark, isWrong: gift.tooLarge || remark !== "" };
}
