import { useState } from "react";
import { interpolate, isolate } from "../i18n/interpolate.ts";
import { useIslandShell } from "../shell/use-island-shell.ts";
import { controlClasses, Field, useRemark } from "../ui/field.tsx";
import { toFieldText } from "./typed-gift.ts";
import { useDonate } from "./use-donate.tsx";

/** `inOuguiya`: the field of the slip, which shows the gift in MRU, whatever its currency. */
type AmountFieldProps = {
  id: "amount" | "own-amount";
  label: string;
  inOuguiya?: boolean;
  /** Whether a press on its choice has opened the field. */
  isPressed?: boolean;
  onFocus?: () => void;
};

/** A field of type number would drop Arabic digits and "1 000", and would change by scrolling. */
export function AmountField({ id, label, inOuguiya, isPressed, onFocus }: AmountFieldProps) {
  const { language } = useIslandShell();
  const { texts, gift } = useDonate();
  const { parsed, tooLarge, shown } = gift;
  const currency = inOuguiya ? "MRU" : gift.currency;
  // While the visitor types, "50 EUR" stays as it is written.
  const [typed, setTyped] = useState<string>();
  const inMru = gift.amountMru === 0 ? "" : toFieldText(gift.amountMru, 0, language.decimal);
  const text = typed ?? (gift.currency === currency ? gift.text : inMru);
  const { unreadable, tooSmall, rounded } = texts.currency;
  const isTooSmall = parsed.kind === "amount" && gift.amountMru === 0;
  const problem = parsed.kind === "unreadable" ? unreadable : isTooSmall ? tooSmall : "";
  const isRounded = gift.currency === "MRU" && gift.amount !== gift.amountMru;
  const amount = isolate(shown.mru, language.dir);
  // The remark waits for a pause, because "1000 o" is wrong until it becomes "1000 ouguiyas".
  const { remark, isWrong } = useRemark(problem, isRounded ? interpolate(rounded, { amount }) : "");
  return (
    <Field
      id={id}
      label={label}
      error={tooLarge ? interpolate(texts.currency.tooLarge, { max: shown.max }) : undefined}
      remark={remark}
    >
      {(ids) => (
        <div className="relative">
          <input
            {...ids}
            name={id}
            aria-describedby={`${id}-unit ${ids["aria-describedby"]}`}
            type="text"
            inputMode={inOuguiya ? "numeric" : "decimal"}
            enterKeyHint="done"
            autoComplete="off"
            // An Arabic field would paint "1 000" as "000 1".
            dir="ltr"
            value={text}
            placeholder={texts.currency.amountPlaceholder}
            aria-invalid={tooLarge || isWrong}
            // biome-ignore lint/a11y/noAutofocus: the visitor has just asked for this field
            autoFocus={isPressed}
            onFocus={onFocus}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              gift.setText(currentTarget.value, currency, { isCurrencyOpen: !inOuguiya });
            }}
            onBlur={() => {
              setTyped(undefined);
              gift.leaveField();
            }}
            className={`${controlClasses} amount-control`}
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
