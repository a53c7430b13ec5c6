import { useRef } from "react";
import { Island } from "../ui/island.tsx";
import { PageHero, Section } from "../ui/section.tsx";
import type { IslandShell } from "../ui/shell.server.ts";
import { showError } from "../ui/toasts.tsx";
import { AfterTransfer } from "./after-transfer.tsx";
import { BankilySection } from "./bankily/bankily-section.tsx";
import { Calculator } from "./calculator/calculator.tsx";
import { DonateContext, useDonate } from "./donate-context.tsx";
import type { DonateData } from "./donate-data.server.ts";
import { useGift } from "./gift/use-gift.ts";
import { useGiftAddress } from "./gift/use-gift-address.ts";
import { GiftSlip } from "./gift-slip.tsx";
import { LevelCards } from "./level-cards.tsx";
import { Proof } from "./proof.tsx";
import { useRates } from "./rates/use-rates.ts";

/** The hydrated part of Donate: all that shows the amount or changes it. */
export function DonateIsland({ shell, data }: { shell: IslandShell; data: DonateData }) {
  return (
    <Island shell={shell} heading="h1">
      <DonateContext value={data}>
        <GiftPart />
      </DonateContext>
    </Island>
  );
}

function GiftPart() {
  const { texts, config } = useDonate();
  const rates = useRates(config);
  const gift = useGift(rates.state.rates, () => showError(texts.donor.badLink));
  const { amount, currency, suggested, openLink } = gift;
  useGiftAddress({ amount, currency, name: suggested }, openLink);
  const panel = useRef<HTMLDivElement>(null);
  const chooseLevel = (amountMru: number) => {
    gift.chooseLevel(amountMru);
    panel.current?.focus({ preventScroll: true });
    // Smooth only where the visitor's settings allow it: see `scroll-behavior` in the styles.
    panel.current?.closest("section")?.scrollIntoView();
  };
  return (
    <>
      <PageHero title={texts.hero.title} lead={texts.hero.lead} beside={<GiftSlip gift={gift} />} />
      <Proof />
      <Section title={texts.levels.title} lead={texts.levels.lead}>
        <LevelCards amountMru={gift.amountMru} onChoose={chooseLevel} />
      </Section>
      <Section title={texts.currency.title} lead={texts.currency.lead} id="calculator" tone="sand">
        <Calculator rates={rates} gift={gift} panel={panel} />
      </Section>
      <BankilySection gift={gift} />
      <AfterTransfer gift={gift} />
    </>
  );
}
