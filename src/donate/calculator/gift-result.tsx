import { Ltr } from "../../ui/ltr.tsx";
import { OrnamentBand } from "../../ui/ornament-band.tsx";
import { useIsland } from "../../ui/use-shell.ts";
import { formatMoney } from "../amount/format-money.ts";
import type { DonateFigures } from "../donate-figures.ts";
import type { DonateTexts } from "../donate-texts.ts";
import type { GiftInHand } from "../gift/use-gift.ts";
import { OldOuguiya } from "../old-ouguiya.tsx";
import { GiftAnnouncement } from "./gift-announcement.tsx";
import { ImpactList } from "./impact-list.tsx";

type GiftResultProps = {
  texts: DonateTexts;
  gift: Pick<GiftInHand, "amount" | "currency" | "localValue">;
  figures: DonateFigures;
};

/** What the gift is, what it is worth in Mauritania and what it provides. */
export function GiftResult({ texts, gift, figures }: GiftResultProps) {
  const { language } = useIsland();
  const { currency, impact } = texts;
  const money = {
    donation: formatMoney(gift.amount, gift.currency, language, figures),
    local: formatMoney(gift.localValue, "MRU", language, figures),
  };
  return (
    <div className="overflow-hidden rounded-soft bg-white shadow-raised">
      <OrnamentBand className="text-accent" />
      <div className="px-5 pt-4 pb-6 sm:px-7">
        <dl className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <div>
            <dt className="text-small text-ink-soft">{currency.donation}</dt>
            <dd className="text-title font-semibold">
              <Ltr>{money.donation}</Ltr>
            </dd>
          </div>
          <div>
            <dt className="text-small text-ink-soft">{currency.local}</dt>
            <dd className="text-section font-semibold leading-tight text-press">
              <Ltr>{money.local}</Ltr>
            </dd>
            <dd className="text-ink-soft">
              <OldOuguiya value={gift.localValue} />
            </dd>
          </div>
        </dl>
        <h3 className="mt-5 border-t border-line pt-5 text-title">{impact.title}</h3>
        {gift.localValue > 0 ? null : <p className="font-medium text-accent">{impact.starts}</p>}
        <ImpactList texts={impact} localValue={gift.localValue} tiers={figures.impactTiers} />
        <p className="mt-5 text-small text-ink-soft">{impact.note}</p>
      </div>
      <GiftAnnouncement
        texts={texts}
        money={money}
        localValue={gift.localValue}
        tiers={figures.impactTiers}
      />
    </div>
  );
}
