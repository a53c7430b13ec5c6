import type { ReactNode } from "react";
import { Ltr, Trans } from "../../ui/trans.tsx";
import { useIsland } from "../../ui/use-shell.ts";
import { useDonate } from "../donate-context.tsx";
import type { GiftFormState } from "../gift/use-gift.ts";
import { OldWarning } from "../old-ouguiya.tsx";
import { CopyButton, type CopyButtonProps } from "./copy.tsx";
import { HolderName, type Payee } from "./payees.tsx";

const ids = { amount: "step-amount", reference: "step-reference" } as const;

export function BankilySteps({ gift, payee }: { gift: GiftFormState; payee: Payee }) {
  const { site } = useIsland();
  const { bankily: texts, donor } = useDonate().texts;
  const { reference } = site.bankily;
  const number = <EntryValue>{payee.value}</EntryValue>;
  return (
    <ol className="grid gap-4 [counter-reset:step]">
      <Step>{payee.open}</Step>
      <Step>
        <Trans text={payee.enter} values={{ phone: number, code: number }} />
      </Step>
      <AmountStep gift={gift} />
      <Step
        copy={{
          label: texts.copyReference,
          text: reference,
          shownBy: ids.reference,
          copied: texts.copiedReference,
        }}
      >
        <Trans
          text={texts.addReference}
          values={{ reference: <EntryValue id={ids.reference}>{reference}</EntryValue> }}
        />
      </Step>
      <Step first={<Trans text={donor.checkName} values={{ name: <HolderName /> }} />}>
        {texts.confirm}
      </Step>
    </ol>
  );
}

/** Keyed elements, since a browser that translates the page removes text nodes. */
function AmountStep({ gift }: { gift: GiftFormState }) {
  const { bankily: texts } = useDonate().texts;
  if (gift.amountMru === 0) {
    return (
      <Step>
        <span key="none">{texts.stepNoAmount}</span>
      </Step>
    );
  }
  return (
    <Step
      note={<OldWarning value={gift.amountMru} />}
      copy={{
        label: texts.copyAmount,
        text: String(gift.amountMru),
        shownBy: ids.amount,
        copied: texts.copiedAmount,
      }}
    >
      <span key="amount">
        <Trans
          text={texts.enterAmount}
          values={{ amount: <EntryValue id={ids.amount}>{gift.shown.mru}</EntryValue> }}
        />
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

function EntryValue({ id, children }: { id?: string; children: string }) {
  return (
    <Ltr id={id} className="inline-block font-semibold text-sun select-all">
      {children}
    </Ltr>
  );
}
