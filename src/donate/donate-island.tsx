import { useRef } from "react";
import { ActionLink } from "../ui/button.tsx";
import { Island } from "../ui/island.tsx";
import { PageHero, Section } from "../ui/section.tsx";
import type { IslandShell } from "../ui/shell.server.ts";
import { showError } from "../ui/toasts.tsx";
import { useIsland } from "../ui/use-shell.ts";
import { BankilySection } from "./bankily/bankily-section.tsx";
import { Calculator } from "./calculator/calculator.tsx";
import { DonateContext, type DonateParts, Part, useDonate } from "./donate-context.tsx";
import type { DonateData } from "./donate-data.server.ts";
import { giftFragment } from "./gift/gift-link.ts";
import { type GiftFormState, useGift } from "./gift/use-gift.ts";
import { useGiftAddress } from "./gift/use-gift-address.ts";
import { GiftSlip } from "./gift-slip.tsx";
import { LevelCards } from "./level-cards.tsx";
import { useRates } from "./rates/use-rates.ts";

type DonateIslandProps = DonateParts & { shell: IslandShell; data: DonateData };

export function DonateIsland({ shell, data, ...parts }: DonateIslandProps) {
  return (
    <Island shell={shell} heading="h1">
      <DonateContext value={{ ...data, parts }}>
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
      <PageHero
        title={texts.hero.title}
        lead={<Part name="lead" />}
        beside={<GiftSlip gift={gift} />}
      />
      <Part name="proof" />
      <Section title={texts.levels.title} lead={<Part name="levels" />}>
        <LevelCards amountMru={gift.amountMru} onChoose={chooseLevel} />
      </Section>
      <Section
        title={texts.currency.title}
        lead={<Part name="currency" />}
        id="calculator"
        tone="sand"
      >
        <Calculator rates={rates} gift={gift} panel={panel} />
      </Section>
      <BankilySection gift={gift} />
      <AfterTransfer gift={gift} />
    </>
  );
}

function AfterTransfer({ gift: { amountMru, suggested } }: { gift: GiftFormState }) {
  const { paths } = useIsland();
  const { texts } = useDonate();
  const { title, suggested: suggestion, link } = texts.donor;
  const fragment = giftFragment({ amount: amountMru, currency: "MRU", name: suggested });
  return (
    <Section title={title} lead={<Part name="once" />} tone="sand">
      {suggested === "" ? null : <p className="mb-4">{suggestion}</p>}
      <ActionLink href={paths.afterGift + fragment} variant="main">
        {link}
      </ActionLink>
    </Section>
  );
}
