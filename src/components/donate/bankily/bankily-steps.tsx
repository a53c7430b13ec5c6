import type { ReactNode } from "react";
import pictures from "../../../../art/steps.svg?url";
import { formatAmount } from "../../../lib/i18n/format-number.ts";
import { oldPerNew } from "../../../lib/money/currency-codes.ts";
import { useIslandShell } from "../../shell/use-island-shell.ts";
import { Copy } from "../../ui/copy.tsx";
import { Ltr, Trans } from "../../ui/trans.tsx";
import { CopyLarge } from "../copy-payee.tsx";
import { useDonate } from "../use-donate.tsx";
import { HolderName, PayeeValue } from "./payee-value.tsx";

export function BankilySteps() {
  const { reference } = useIslandShell().site.bankily;
  const { texts, payee } = useDonate();
  const { stepReference, stepConfirm, copyReference, copiedReference } = texts.bankily;
  const number = <PayeeValue payee={payee} className={`py-1 ${valueClasses}`} />;
  return (
    <ol className="grid gap-6 print:gap-2">
      <Step number={1}>{payee.open}</Step>
      <Step number={2} tool={<CopyLarge />}>
        <Trans text={payee.enter} values={{ phone: number, code: number }} />
      </Step>
      <AmountStep />
      <Step
        number={4}
        tool={<CopySmall value={reference} label={copyReference} copied={copiedReference} />}
      >
        <Trans
          text={stepReference}
          values={{ reference: <ValueToType>{reference}</ValueToType> }}
        />
      </Step>
      <Step
        number={5}
        first={<Trans text={texts.donor.checkName} values={{ holder: <HolderName /> }} />}
      >
        {stepConfirm}
      </Step>
    </ol>
  );
}

/** `Trans` says why both sentences have keys. */
function AmountStep() {
  const { language } = useIslandShell();
  const { texts, gift } = useDonate();
  const { stepAmount, stepNoAmount, copyAmount, copiedAmount } = texts.bankily;
  const { amountMru, overLimit } = gift;
  if (amountMru === 0) {
    return (
      <Step number={3}>
        <span key="none">{stepNoAmount}</span>
      </Step>
    );
  }
  const writeAmount = (amount: number) => formatAmount(amount, language, 0);
  const warned = { amount: writeAmount(amountMru), old: writeAmount(amountMru * oldPerNew) };
  const amount = <ValueToType id="step-amount">{gift.inMru}</ValueToType>;
  return (
    <Step
      number={3}
      note={overLimit === "" && <Trans text={texts.donor.old.warning} values={warned} />}
      remark={overLimit || (gift.isApproximate && texts.currency.approximate)}
      tool={
        overLimit === "" && (
          <div data-gift="">
            <CopySmall value={String(amountMru)} label={copyAmount} copied={copiedAmount} />
          </div>
        )
      }
    >
      <span key="amount" data-gift="">
        <Trans text={stepAmount} values={{ amount }} />
      </span>
    </Step>
  );
}

type StepPictureProps = { number: number; loading?: "eager" };

/** What a step does, for those who read little. All pictures are in one file. @param props.number from 1 */
export function StepPicture({ number, loading }: StepPictureProps) {
  return (
    <img
      src={`${pictures}#s${number}`}
      alt=""
      width={64}
      height={64}
      loading={loading ?? "lazy"}
      className="step-picture"
    />
  );
}

type StepProps = {
  /** From 1. It is a text of the page, because some screen readers do not say the numbers of a list. */
  number: number;
  children: ReactNode;
  tool?: ReactNode;
  note?: ReactNode;
  remark?: string | false;
  /** A warning above the step, because a confirmed transfer cannot be undone. */
  first?: ReactNode;
};

function Step({ number, children, tool, note, remark, first }: StepProps) {
  return (
    <li className="relative flex max-[15rem]:flex-col">
      <StepPicture number={number} />
      <span className="step-number">{number}</span>
      {/* Firefox's reader mode drops a `div` that is mostly a link: in Arabic, the step with the number. */}
      <section className="grid min-h-11 min-w-0 flex-1 content-center justify-items-start gap-y-1.5 print:min-h-8">
        {first && <p>{first}</p>}
        <p>{children}</p>
        {remark && <p className="font-semibold text-sun">{remark}</p>}
        {tool}
        {note && (
          <span data-gift="" className="text-small">
            {note}
          </span>
        )}
      </section>
    </li>
  );
}

const valueClasses = "inline-block font-semibold text-sun select-all rtl:text-end";

function CopySmall({ value, label, copied }: { value: string; label: string; copied: string }) {
  const { copiedTitle, selected } = useDonate().texts.bankily;
  return (
    <Copy
      value={value}
      variant="onDark"
      size="small"
      label={label}
      toast={{ title: copiedTitle, text: copied }}
      selected={selected.text}
    />
  );
}

function ValueToType(props: { id?: string; children: string }) {
  return <Ltr {...props} className={valueClasses} />;
}
