import { formatAmount } from "../i18n/format-number.ts";
import { useIslandShell } from "../shell/use-island-shell.ts";
import { TextLink } from "../ui/button.tsx";
import { useLive } from "../ui/timing.ts";
import { Ltr, Trans } from "../ui/trans.tsx";
import { CopyPayee } from "./bankily/copy.tsx";
import { GiftSlip, slipNumberId } from "./gift-slip.tsx";
import { useChangedBefore, useDonate, useLinkedGift } from "./use-donate.tsx";

export function ChoiceSlip() {
  const { texts, config, payee, gift } = useDonate();
  useChangedBefore("[name=gift]", (amount) => gift.choose(Number(amount)));
  useLinkedGift();
  return (
    <GiftSlip
      texts={texts}
      payee={payee}
      config={config}
      amountMru={gift.amountMru}
      head={
        <>
          {/* This text is short, so that the number stays on the first screen of a phone. */}
          <p data-payee="" className="marked mb-3 hidden text-small font-medium offline-copy:block">
            {texts.bankily.offlineShort}
          </p>
          <Choices />
        </>
      }
    >
      <div data-payee="" className="mt-3">
        <CopyPayee label={payee.copy} shownBy={slipNumberId} />
      </div>
      <TextLink href="#calculator" className="with-script">
        {texts.hero.change}
      </TextLink>
    </GiftSlip>
  );
}

function Choices() {
  const { language } = useIslandShell();
  const { texts, giftChoices, gift } = useDonate();
  const live = useLive();
  return (
    <>
      <fieldset className="with-script mb-3">
        <legend className="sr-only">{texts.bankily.amountLabel}</legend>
        <div className="grid gap-2 gift-chips">
          {giftChoices.map(({ id, amount }) => (
            <label
              key={id}
              data-chosen={gift.choice?.id === id || undefined}
              className="flex gift-chip"
            >
              <input
                type="radio"
                name="gift"
                value={amount}
                checked={gift.choice?.id === id}
                onChange={() => gift.choose(amount)}
                className="size-5 shrink-0"
              />
              <span>
                <Ltr>
                  {formatAmount(amount, language)}
                  <span className="max-sm:sr-only">{"\u00a0MRU"}</span>
                </Ltr>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <p aria-live={live} data-gift="" className="mb-3 leading-snug">
        {gift.choice === undefined ? (
          <span key="own">{texts.hero.own}</span>
        ) : (
          <span key={gift.choice.id}>
            <ChoiceLine choice={gift.choice} />
          </span>
        )}
      </p>
    </>
  );
}

type ChoiceLineProps = { choice: ReturnType<typeof useDonate>["giftChoices"][number] };

/** A line such as "Feed a Family: 28 meals". */
export function ChoiceLine({ choice: { title, gives, count } }: ChoiceLineProps) {
  const { line } = useIslandShell().ui;
  const values = { label: <b>{title}</b>, value: <Trans text={gives} values={{ count }} /> };
  return <Trans text={line} values={values} />;
}
