import type { HTMLAttributes, ReactNode } from "react";
import "./gift-slip.css";
import type { DonateTexts } from "../../../generated/texts.ts";
import { formatAmount, formatMoney } from "../../lib/i18n/format-number.ts";
import { oldPerNew } from "../../lib/money/currency-codes.ts";
import { ExamplePayee, HiddenPayee } from "../charity/payee-notes.tsx";
import { useIslandShell } from "../shell/use-island-shell.ts";
import { Panel } from "../ui/section.tsx";
import { Exact, Ltr, Trans } from "../ui/trans.tsx";
import { HolderName } from "./bankily/payee-value.tsx";
import type { Payee } from "./bankily/payees.server.ts";
import type { DonationConfig } from "./donate-data.server.ts";

type SlipWords = {
  readonly amount: string;
  readonly holder: string;
  readonly old: DonateTexts["donor"]["old"]["beside"];
};

type GiftSlipProps = {
  words: SlipWords;
  payee: Pick<Payee, "kind" | "label" | "value">;
  config: DonationConfig;
  /** `mru` is whole. An unknown amount is 0, and has no line. The remark is a warning beside it. */
  amount: { mru: number; labelClass?: string; remark?: string | false };
  /** Parts above and below the common lines of a slip. `rows` join its list. */
  top?: ReactNode;
  rows?: ReactNode;
  /** The button that copies stands under number and holder. With it a press on the number copies too. */
  underPayee?: ReactNode;
  children?: ReactNode;
};

export function GiftSlip(props: GiftSlipProps) {
  const { words, payee, config, amount, top, rows, underPayee, children } = props;
  const { language, ui } = useIslandShell();
  return (
    <Panel id="slip" className="gift-slip">
      <ExamplePayee className="mb-2 text-small text-ink-soft" />
      {top}
      <div className="grid gap-2 sm:gap-4">
        {/* `Trans` says why the rows have keys. */}
        {amount.mru > 0 && (
          <SlipRow key="amount" label={words.amount} labelClass={amount.labelClass}>
            <div data-gift="" className="flex flex-wrap items-baseline gap-x-1.5">
              <p>
                <Ltr>{formatMoney(amount.mru, "MRU", language, config)}</Ltr>
              </p>
              <OldOuguiya amountMru={amount.mru} text={words.old} />
              {amount.remark && <p className="text-small text-accent">{amount.remark}</p>}
            </div>
          </SlipRow>
        )}
        <PayeeRows payee={payee} holder={words.holder} {...(underPayee && { "data-copies": "" })} />
        <HiddenPayee />
        {underPayee}
        <p className="payee-offline bg-press-pale p-3 text-small">{ui.payee.offlineSlip}</p>
        {rows}
      </div>
      {children}
    </Panel>
  );
}

type PayeeRowsProps = Pick<GiftSlipProps, "payee"> & { holder: string; "data-copies"?: "" };

/** The holder, with its label, is directly under the number: Bankily shows the name before the donor confirms. */
export function PayeeRows({ payee, holder, ...number }: PayeeRowsProps) {
  const size = "max-sm:text-[min(1.5625rem,8vw)]";
  return (
    <>
      <SlipRow label={payee.label} data-payee="">
        <Exact dir="ltr" {...number} className={`text-press data-copies:cursor-pointer ${size}`}>
          {payee.value}
        </Exact>
      </SlipRow>
      <SlipRow label={holder} small data-payee="" className="flex flex-wrap items-baseline gap-x-2">
        <HolderName />
      </SlipRow>
    </>
  );
}

type SlipRowProps = {
  label: string;
  labelClass?: string | undefined;
  small?: boolean;
  children: ReactNode;
} & Pick<HTMLAttributes<HTMLDivElement>, "className"> & { "data-payee"?: "" };

export function SlipRow(props: SlipRowProps) {
  const { label, labelClass = "", small = false, children, ...row } = props;
  return (
    <div {...row}>
      <p className={`text-small leading-snug text-ink-soft ${labelClass}`}>{label}</p>
      <div className={`font-semibold leading-tight ${small ? "" : "slip-value"}`}>{children}</div>
    </div>
  );
}

/** The same amount in old ouguiya, because people still count in it. */
export function OldOuguiya({ amountMru, text }: { amountMru: number; text: SlipWords["old"] }) {
  const { language } = useIslandShell();
  const amount = formatAmount(amountMru * oldPerNew, language, 0);
  return (
    <p className="text-small font-normal text-ink-soft">
      = <Trans text={text} values={{ amount }} />
    </p>
  );
}
