import type { ReactNode } from "react";
import { useIsland } from "../../ui/use-shell.ts";
import { Words } from "../../ui/words.tsx";
import { formatAmount } from "../amount/format-amount.ts";
import type { DonateTexts } from "../donate-texts.ts";
import { useDonorTexts } from "../donor-texts.ts";
import type { Transfer } from "../gift/use-transfer.ts";
import { OldOuguiya, oldPerNew } from "../old-ouguiya.tsx";
import { CopyButton } from "./copy-button.tsx";
import type { Payee } from "./use-payees.ts";

type BankilyStepsProps = {
  texts: DonateTexts["bankily"];
  /** Undefined while there is no amount. */
  transfer: Transfer | undefined;
  payee: Payee;
};

const ids = { amount: "step-amount", reference: "step-reference" } as const;

/** The five steps of the transfer, with what each needs at hand to be copied. */
export function BankilySteps({ texts, transfer, payee }: BankilyStepsProps) {
  const { bankily } = useIsland().site;
  const [, , enterAmount, addReference, confirm] = texts.steps;
  const { selected } = texts;
  const number = <Key nowrap>{payee.value}</Key>;
  const copied = (text: string) => ({ title: texts.copied.title, text });
  return (
    <ol className="grid gap-5 [counter-reset:step]">
      <Step>{payee.open}</Step>
      <Step>
        <Words text={payee.enter} values={{ phone: number, code: number }} />
      </Step>
      <Step
        more={transfer === undefined ? null : <OldWarning value={transfer.value} />}
        button={
          transfer === undefined ? null : (
            <CopyButton
              label={texts.copyAmount}
              look="onDark"
              copying={{
                text: transfer.digits,
                shownBy: ids.amount,
                copied: copied(texts.copiedAmount),
                selected,
              }}
            />
          )
        }
      >
        <AmountWords none={texts.stepNoAmount} enter={enterAmount} shown={transfer?.shown} />
      </Step>
      <Step
        button={
          <CopyButton
            label={texts.copyReference}
            look="onDark"
            copying={{
              text: bankily.reference,
              shownBy: ids.reference,
              copied: copied(texts.copiedReference),
              selected,
            }}
          />
        }
      >
        <Words
          text={addReference}
          values={{ reference: <Key id={ids.reference}>{bankily.reference}</Key> }}
        />
      </Step>
      <Step>{confirm}</Step>
    </ol>
  );
}

type AmountWordsProps = {
  none: string;
  enter: DonateTexts["bankily"]["steps"][2];
  shown: string | undefined;
};

/** Elements of their own, since a browser that translates the page takes their texts away. */
function AmountWords({ none, enter, shown }: AmountWordsProps) {
  if (shown === undefined) return <span key="none">{none}</span>;
  return (
    <span key="amount">
      <Words text={enter} values={{ amount: <Key id={ids.amount}>{shown}</Key> }} />
    </span>
  );
}

type StepProps = { children: ReactNode; button?: ReactNode; more?: ReactNode };

function Step({ children, button, more }: StepProps) {
  return (
    <li className="step-number flex gap-4">
      <div className="flex min-h-11 flex-1 flex-wrap items-center gap-x-5 gap-y-1">
        <p>{children}</p>
        {button}
        {more}
      </div>
    </li>
  );
}

/** What the amount is in old ouguiya, and that it must not be typed so. */
function OldWarning({ value }: { value: number }) {
  const { language } = useIsland();
  return (
    <span className="basis-full text-small">
      <OldOuguiya value={value} />
      {". "}
      <Words
        text={useDonorTexts().old.warning}
        values={{
          amount: formatAmount(value, language),
          old: formatAmount(value * oldPerNew, language),
        }}
      />
    </span>
  );
}

/** What is to be entered, set apart from the sentence; a press selects all of it. */
function Key({ id, nowrap, children }: { id?: string; nowrap?: true; children: string }) {
  return (
    <bdi
      dir="ltr"
      translate="no"
      {...(id ? { id } : {})}
      className={`font-semibold text-sun select-all ${nowrap ? "whitespace-nowrap" : ""}`}
    >
      {children}
    </bdi>
  );
}
