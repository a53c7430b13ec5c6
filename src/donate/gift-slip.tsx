import type { ReactNode } from "react";
import { interpolate } from "../i18n/interpolate.ts";
import { TextLink } from "../ui/button.tsx";
import { Panel } from "../ui/section.tsx";
import { Ltr } from "../ui/trans.tsx";
import { useIslandShell } from "../ui/use-shell.ts";
import { CopyButton } from "./bankily/copy.tsx";
import { HolderName, PayeeValue } from "./bankily/payees.tsx";
import { OldOuguiya } from "./old-ouguiya.tsx";
import { Slot } from "./slot.tsx";
import { useDonate } from "./use-donate.tsx";

const slipNumberId = "slip-number";
const numberClasses = "inline-flex min-h-11 items-center text-press hover:text-ink";

export function GiftSlip() {
  const { texts, payee, gift } = useDonate();
  const { hero, bankily } = texts;
  const { label } = useIslandShell().ui;
  return (
    <Panel className="pb-2">
      <Slot name="notice" />
      {/* Nearer to the band, so that the copy button stands on the first screen of a phone. */}
      <dl className="max-sm:-mt-3">
        <SlipRow label={bankily.amountLabel}>
          {gift.amountMru === 0 ? (
            bankily.noAmount
          ) : (
            <span className="flex flex-wrap items-baseline gap-x-3 text-ink-soft">
              <span className="text-ink">
                <Ltr>{gift.shown.mru}</Ltr>
              </span>
              <OldOuguiya />
            </span>
          )}
        </SlipRow>
        <SlipRow label={payee.label} data-payee="">
          <PayeeValue payee={payee} id={slipNumberId} className={numberClasses} />
        </SlipRow>
        <div data-payee="" className="mb-1 sm:-mt-1 flex flex-wrap gap-x-2 text-small">
          <dt className="text-ink-soft">{interpolate(label, { label: bankily.holderLabel })}</dt>
          <dd>
            <HolderName />
          </dd>
        </div>
      </dl>
      <div data-payee="">
        <CopyButton
          label={bankily.copy}
          name={payee.copyLarge}
          variant="main"
          text={payee.value}
          shownBy={slipNumberId}
          copied={payee.copied}
        />
      </div>
      <p className="mt-1 flex flex-wrap gap-x-6">
        <TextLink href="#bankily" data-payee="">
          {hero.toNumber}
        </TextLink>
        <TextLink href="#calculator" className="with-script">
          {hero.change}
        </TextLink>
      </p>
    </Panel>
  );
}

type SlipRowProps = { label: string; children: ReactNode; "data-payee"?: "" };

function SlipRow({ label, children, ...mark }: SlipRowProps) {
  return (
    <div {...mark}>
      <dt className="text-small text-ink-soft">{label}</dt>
      <dd className="flex min-h-8 items-center sm:mb-1 sm:min-h-9 text-section font-semibold leading-tight">
        {children}
      </dd>
    </div>
  );
}
