import { useRef } from "react";
import type { IslandShell } from "../layouts/shell.ts";
import { Island } from "../ui/island.tsx";
import { PageOpening } from "../ui/page-opening.tsx";
import { Section } from "../ui/section.tsx";
import { showError } from "../ui/show-toast.tsx";
import { AfterTransfer } from "./after/after-transfer.tsx";
import { BankilySection } from "./bankily/bankily-section.tsx";
import { Calculator } from "./calculator/calculator.tsx";
import { DayWordsContext } from "./dates/use-show-day.ts";
import type { DonateData } from "./donate-data.ts";
import { DonorTextsContext } from "./donor-texts.ts";
import { useGift } from "./gift/use-gift.ts";
import { useGiftAddress } from "./gift/use-gift-address.ts";
import { useTransfer } from "./gift/use-transfer.ts";
import { GiftSlip } from "./gift-slip.tsx";
import { LevelCards } from "./level-cards.tsx";
import { useRates } from "./rates/use-rates.ts";

type DonateIslandProps = { shell: IslandShell; data: DonateData };

/** The hydrated part of Donate: all that shows the amount or changes it. */
export function DonateIsland({ shell, data }: DonateIslandProps) {
  return (
    <Island shell={shell} heading="h1">
      <DayWordsContext value={data.days}>
        <DonorTextsContext value={data.donor}>
          <Gift {...data} />
        </DonorTextsContext>
      </DayWordsContext>
    </Island>
  );
}

function Gift({ texts, donor, figures, qrCode, since }: DonateData) {
  const rates = useRates(figures);
  const gift = useGift(figures, rates.state.rates, () => showError(donor.badLink));
  useGiftAddress(gift.amount, gift.currency);
  const transfer = useTransfer(gift.localValue, figures);
  const panel = useRef<HTMLDivElement>(null);
  const chooseLevel = (localValue: number) => {
    gift.dispatch({ type: "level-chosen", localValue, rates: rates.state.rates });
    panel.current?.focus({ preventScroll: true });
    // Smooth only where the visitor's settings allow it: see `scroll-behavior` in the styles.
    panel.current?.closest("section")?.scrollIntoView();
  };
  return (
    <>
      <PageOpening
        title={texts.hero.title}
        lead={texts.hero.lead}
        beside={<GiftSlip texts={texts} transfer={transfer} />}
      />
      <Section title={texts.levels.title} lead={texts.levels.lead}>
        <LevelCards
          texts={texts.levels}
          levels={figures.impactLevels}
          figures={figures}
          localValue={gift.localValue}
          onChoose={chooseLevel}
        />
      </Section>
      <Section
        title={texts.currency.title}
        lead={texts.currency.lead}
        id="calculator"
        ground="sand"
      >
        <Calculator texts={texts} figures={figures} rates={rates} gift={gift} panel={panel} />
      </Section>
      <BankilySection texts={texts.bankily} transfer={transfer} code={qrCode} since={since} />
      <AfterTransfer texts={texts.bankily} gift={gift} transfer={transfer} figures={figures} />
    </>
  );
}
