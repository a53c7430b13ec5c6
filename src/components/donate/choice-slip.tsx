import { useState } from "react";
import { formatAmount } from "../../lib/i18n/format-number.ts";
import { useLive } from "../../lib/timing.ts";
import { telUrl } from "../charity/contact-links.ts";
import { useIslandShell } from "../shell/use-island-shell.ts";
import { TextLink } from "../ui/button.tsx";
import { Ltr, Trans } from "../ui/trans.tsx";
import { AmountField } from "./amount-field.tsx";
import { CopyPayee } from "./copy-payee.tsx";
import { GiftSlip } from "./gift-slip.tsx";
import { useDonate, useGiftLinks } from "./use-donate.tsx";

export function ChoiceSlip() {
  const { texts, config, payee, gift, abroad, people } = useDonate();
  const choosing = useChoice();
  useGiftLinks();
  const { amountLabel, holderLabel } = texts.bankily;
  return (
    <GiftSlip
      words={{ amount: amountLabel, holder: holderLabel, old: texts.donor.old.beside }}
      payee={payee}
      config={config}
      amount={{
        mru: gift.amountMru,
        labelClass: "named-above",
        remark: gift.isApproximate && texts.currency.approximate,
      }}
      top={<Choices {...choosing} />}
      underPayee={
        <>
          <CopyPayee />
          <p data-payee="" className="-mt-2 flex flex-wrap gap-x-6 text-small print:hidden">
            <TextLink href="#check">{texts.slip.check}</TextLink>
            {payee.kind === "phone" && (
              <TextLink href={telUrl(payee.value)}>{texts.slip.call}</TextLink>
            )}
          </p>
        </>
      }
      rows={people && <p className="-mt-2 text-small">{people}</p>}
    >
      <Example choice={choosing.choice} />
      <p
        data-payee=""
        className="mt-3 border-t border-line flex flex-wrap gap-x-6 text-small print:hidden"
      >
        <TextLink href="#calculator" className="with-script">
          {texts.slip.change}
        </TextLink>
        <TextLink href={abroad.href}>{texts.slip.abroad}</TextLink>
      </p>
    </GiftSlip>
  );
}

/** The box for another amount stays open at 1,000 too, because the visitor may be typing 10000. */
function useChoice() {
  const { gift } = useDonate();
  const [isBoxOpen, setBoxOpen] = useState(false);
  const choice = isBoxOpen ? undefined : gift.choice;
  const choose = (amount: string) => {
    setBoxOpen(amount === "");
    gift.setText(amount, "MRU");
  };
  return { choice, choose, isBoxOpen, keepBox: () => setBoxOpen(true) };
}

type Choosing = ReturnType<typeof useChoice>;

function Choices({ choice, choose, isBoxOpen, keepBox }: Choosing) {
  const { texts, giftChoices } = useDonate();
  const { language } = useIslandShell();
  const [isPressed, setPressed] = useState(false);
  return (
    <>
      <fieldset className="with-script mb-1 sm:pb-4 print:hidden">
        <legend className="mb-1 text-small leading-snug text-ink-soft">
          {texts.slip.ownLabel}
        </legend>
        <div className="grid gap-2 gift-chips">
          {[...giftChoices, undefined].map((each) => (
            <label key={each?.id ?? "own"} className="flex gift-chip">
              <input
                type="radio"
                name="gift"
                value={each?.amount ?? ""}
                checked={each?.id === choice?.id}
                onChange={({ currentTarget }) => choose(currentTarget.value)}
                // After a press the field takes the focus, so that a phone shows its keyboard. An arrow key is no press.
                onClick={({ detail, currentTarget }) => {
                  setPressed(detail > 0);
                  // A gift that is pressed again is another one of the same amount. React calls that no change.
                  if (each && each.id === choice?.id) choose(currentTarget.value);
                }}
              />
              <span>
                {each ? (
                  <Ltr>
                    {formatAmount(each.amount, language)}
                    <span className="sr-only">{" MRU"}</span>
                  </Ltr>
                ) : (
                  texts.slip.ownAmount
                )}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {choice === undefined && (
        <div className="mb-3 print:hidden">
          <AmountField
            id="own-amount"
            label={texts.bankily.amountLabel}
            meantIn="MRU"
            isPressed={isBoxOpen && isPressed}
            onFocus={keepBox}
          />
        </div>
      )}
    </>
  );
}

/** What such a gift can do. It stands last, so that the number stays in its place while amounts are tried. */
function Example({ choice }: Pick<Choosing, "choice">) {
  const { slip } = useDonate().texts;
  const { labelled } = useIslandShell().ui;
  const live = useLive();
  return (
    <div data-gift="" className="mt-3 text-small leading-snug rtl:leading-[1.55]">
      <p aria-live={live}>
        {choice === undefined ? (
          <span key="own">{slip.own}</span>
        ) : (
          // A line such as "Feed a Family: 28 meals".
          <span key={choice.id}>
            <Trans
              text={labelled}
              values={{
                label: <b>{choice.title}</b>,
                value: <Trans text={choice.gives} values={{ count: choice.count }} />,
              }}
            />
          </span>
        )}
      </p>
      {choice && <p>{slip.example}</p>}
    </div>
  );
}
