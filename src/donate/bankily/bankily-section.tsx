import type { ReactNode } from "react";
import { formatAmount } from "../../i18n/format-number.ts";
import { Section } from "../../ui/section.tsx";
import { Ltr, Trans } from "../../ui/trans.tsx";
import { useIslandShell } from "../../ui/use-shell.ts";
import { oldPerNew } from "../amount.ts";
import { Slot } from "../slot.tsx";
import { useDonate } from "../use-donate.tsx";
import { CopyButton, type CopyButtonProps, CopyLarge } from "./copy.tsx";
import { HolderName } from "./payees.tsx";

const ids = { amount: "step-amount", reference: "step-reference" } as const;

export function BankilySection() {
  const { title, lead, stepsTitle } = useDonate().texts.bankily;
  return (
    <Section title={title} lead={lead} id="bankily" tone="press">
      <div data-payee="" className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_20rem]">
        <div>
          <Slot name="payee" />
          <div className="mt-4">
            <CopyLarge />
          </div>
          <Slot name="check" />
          <h3 className="mt-6 mb-4 text-title">{stepsTitle}</h3>
          <Steps />
          <Slot name="hints" />
        </div>
        <Slot name="aside" />
      </div>
    </Section>
  );
}

function Steps() {
  const { reference } = useIslandShell().site.bankily;
  const { texts, payee } = useDonate();
  const { addReference, confirm, copyReference, copiedReference } = texts.bankily;
  const number = <ValueToType>{payee.value}</ValueToType>;
  const shown = <ValueToType id={ids.reference}>{reference}</ValueToType>;
  return (
    <ol className="grid gap-4 [counter-reset:step]">
      <Step>{payee.open}</Step>
      <Step>
        <Trans text={payee.enter} values={{ phone: number, code: number }} />
      </Step>
      <AmountStep />
      <Step
        copy={{
          label: copyReference,
          text: reference,
          shownBy: ids.reference,
          copied: copiedReference,
        }}
      >
        <Trans text={addReference} values={{ reference: shown }} />
      </Step>
      <Step first={<Trans text={texts.donor.checkName} values={{ name: <HolderName /> }} />}>
        {confirm}
      </Step>
    </ol>
  );
}

/** Keyed elements, since a browser that translates the page removes text nodes. */
function AmountStep() {
  const { language } = useIslandShell();
  const { texts, gift } = useDonate();
  const { stepNoAmount, enterAmount, copyAmount, copiedAmount } = texts.bankily;
  const { amountMru } = gift;
  if (amountMru === 0) {
    return (
      <Step>
        <span key="none">{stepNoAmount}</span>
      </Step>
    );
  }
  const write = (amount: number) => formatAmount(amount, language, 0);
  const warned = { amount: write(amountMru), old: write(amountMru * oldPerNew) };
  const shown = <ValueToType id={ids.amount}>{gift.shown.mru}</ValueToType>;
  return (
    <Step
      note={<Trans text={texts.donor.old.warning} values={warned} />}
      copy={{
        label: copyAmount,
        text: String(amountMru),
        shownBy: ids.amount,
        copied: copiedAmount,
      }}
    >
      <span key="amount">
        <Trans text={enterAmount} values={{ amount: shown }} />
      </span>
    </Step>
  );
}

type StepProps = {
  children: ReactNode;
  copy?: Omit<CopyButtonProps, "variant">;
  note?: ReactNode;
  /** What must be done before: a transfer that is confirmed cannot be called back. */
  first?: ReactNode;
};

function Step({ children, copy, note, first }: StepProps) {
  return (
    <li className="step-number flex">
      <div className="flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-x-5 gap-y-1">
        {first && <span className="basis-full">{first}</span>}
        <p>{children}</p>
        {copy && <CopyButton variant="onDark" {...copy} />}
        {note && <span className="basis-full text-small">{note}</span>}
      </div>
    </li>
  );
}

function ValueToType({ id, children }: { id?: string; children: string }) {
  return (
    <Ltr id={id} className="inline-block font-semibold text-sun select-all">
      {children}
    </Ltr>
  );
}
