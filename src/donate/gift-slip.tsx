import type { ReactNode } from "react";
import { Ltr } from "../ui/ltr.tsx";
import { OrnamentBand } from "../ui/ornament-band.tsx";
import { CopyButton } from "./bankily/copy-button.tsx";
import { PayeeValue } from "./bankily/payee-value.tsx";
import { usePayees } from "./bankily/use-payees.ts";
import type { DonateTexts } from "./donate-texts.ts";
import type { Transfer } from "./gift/use-transfer.ts";
import { OldOuguiya } from "./old-ouguiya.tsx";

type GiftSlipProps = {
  texts: DonateTexts;
  /** Undefined while there is no amount. */
  transfer: Transfer | undefined;
};

const linkLook =
  "inline-flex min-h-11 items-center font-semibold text-press underline underline-offset-4 hover:text-ink";

const numberLook = "inline-flex min-h-11 items-center text-press hover:text-ink";
const numberId = "slip-number";

/** All that the transfer takes, on one slip beside the opening: the amount, the number, copy. */
export function GiftSlip({ texts: { hero, bankily }, transfer }: GiftSlipProps) {
  const [payee, second] = usePayees(bankily);
  return (
    <div className="rounded-soft bg-white shadow-raised overflow-hidden">
      <OrnamentBand className="text-accent" />
      <div className="px-5 pt-3 pb-2 sm:px-7 sm:pt-4">
        <dl>
          <SlipRow label={bankily.amountLabel}>
            {transfer === undefined ? (
              bankily.noAmount
            ) : (
              <span className="flex flex-wrap items-baseline gap-x-3 text-ink-soft">
                <Ltr className="text-ink">{transfer.shown}</Ltr>
                <OldOuguiya value={transfer.value} />
              </span>
            )}
          </SlipRow>
          <SlipRow label={payee.label}>
            <PayeeValue payee={payee} id={numberId} className={numberLook} />
          </SlipRow>
          {second === undefined ? null : (
            <SlipRow label={second.label}>
              <PayeeValue payee={second} className={numberLook} />
            </SlipRow>
          )}
        </dl>
        <CopyButton
          label={bankily.copy}
          of={payee.label}
          look="main"
          copying={{
            text: payee.value,
            shownBy: numberId,
            copied: payee.copied,
            selected: bankily.selected,
          }}
        />
        <p className="mt-1 flex flex-wrap gap-x-6">
          <a href="#bankily" className={linkLook}>
            {hero.toNumber}
          </a>
          <a href="#calculator" className={`with-script ${linkLook}`}>
            {hero.change}
          </a>
        </p>
      </div>
    </div>
  );
}

function SlipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-ink-soft">{label}</dt>
      <dd className="mb-2 flex min-h-11 items-center text-section font-semibold leading-tight">
        {children}
      </dd>
    </div>
  );
}
