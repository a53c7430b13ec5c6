import { Section } from "../../ui/section.tsx";
import { useIsland } from "../../ui/use-shell.ts";
import { formatMoney } from "../amount/format-money.ts";
import type { DonateFigures } from "../donate-figures.ts";
import type { DonateTexts } from "../donate-texts.ts";
import { useDonorTexts } from "../donor-texts.ts";
import type { GiftInHand } from "../gift/use-gift.ts";
import type { Transfer } from "../gift/use-transfer.ts";
import { LaterTools } from "./later-tools.tsx";
import { SentCard } from "./sent-card.tsx";

type AfterTransferProps = {
  texts: DonateTexts["bankily"];
  gift: GiftInHand;
  transfer: Transfer | undefined;
  figures: DonateFigures;
};

/** What a donor may do once the gift is sent; not shown where there is no JavaScript. */
export function AfterTransfer({ texts, gift, transfer, figures }: AfterTransferProps) {
  const { language } = useIsland();
  const own = formatMoney(gift.amount, gift.currency, language, figures);
  const isLocal = gift.currency === "MRU";
  const amount = transfer && (isLocal ? transfer.shown : `${transfer.shown} (${own})`);
  return (
    <div className="with-script">
      <Section title={useDonorTexts().title} ground="sand">
        <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-5">
          <SentCard texts={texts} amount={amount} />
          <div className="grid gap-4">
            <LaterTools texts={texts} amount={amount} gift={gift} />
          </div>
        </div>
      </Section>
    </div>
  );
}
