import type { ReactNode } from "react";
import { Ltr } from "../components/ltr.tsx";
import { OrnamentBand } from "../components/ornament-band.tsx";
import type { DonateTexts } from "../content/schemas/donate.ts";
import { telLink } from "../shell/contact-links.ts";
import { useShell } from "../shell/use-shell.ts";
import { CopyButton } from "./bankily/copy-button.tsx";

type GiftSlipProps = {
  texts: DonateTexts;
  /** The amount to transfer, written out; undefined while there is none. */
  transfer: string | undefined;
};

const linkLook =
  "inline-flex min-h-11 items-center font-semibold text-press underline underline-offset-4 hover:text-ink";

const numberId = "slip-number";

/** All that the transfer takes, on one slip beside the opening: the amount, the number, copy. */
export function GiftSlip({ texts: { hero, bankily }, transfer }: GiftSlipProps) {
  const { phone } = useShell().site;
  return (
    <div className="rounded-soft bg-white shadow-raised overflow-hidden">
      <OrnamentBand className="text-accent" />
      <div className="px-5 pt-3 pb-2 sm:px-7 sm:pt-4">
        <dl>
          <SlipRow label={bankily.amountLabel}>
            {transfer === undefined ? bankily.noAmount : <Ltr>{transfer}</Ltr>}
          </SlipRow>
          <SlipRow label={bankily.numberLabel}>
            <a
              href={telLink(phone)}
              className="inline-flex min-h-11 items-center whitespace-nowrap text-press hover:text-ink"
            >
              <bdi dir="ltr" id={numberId}>
                {phone}
              </bdi>
            </a>
          </SlipRow>
        </dl>
        <CopyButton
          label={bankily.copy}
          of={bankily.numberLabel}
          look="main"
          copying={{
            text: phone,
            shownBy: numberId,
            copied: bankily.copied,
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
