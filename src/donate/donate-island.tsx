import { ActionLink } from "../ui/button.tsx";
import { Island } from "../ui/island.tsx";
import { PageHero, Section } from "../ui/section.tsx";
import type { IslandShell } from "../ui/shell.server.ts";
import { useIslandShell } from "../ui/use-shell.ts";
import { BankilySection } from "./bankily/bankily-section.tsx";
import { Calculator } from "./calculator/calculator.tsx";
import type { DonateData } from "./donate-data.server.ts";
import { giftFragment } from "./gift/gift-link.ts";
import { GiftChoices } from "./gift-choices.tsx";
import { GiftSlip } from "./gift-slip.tsx";
import { type DonateSlots, Slot } from "./slot.tsx";
import { DonateProvider, useDonate } from "./use-donate.tsx";

type DonateIslandProps = DonateSlots & { shell: IslandShell; data: DonateData };

export function DonateIsland({ shell, data, ...slots }: DonateIslandProps) {
  const { hero, giftChoices, currency } = data.texts;
  return (
    <Island shell={shell} heading="h1">
      <DonateProvider data={data} slots={slots}>
        <PageHero title={hero.title} lead={<Slot name="lead" />} beside={<GiftSlip />} />
        <Slot name="proof" />
        <Section title={giftChoices.title} lead={<Slot name="giftChoices" />}>
          <GiftChoices />
        </Section>
        <Section title={currency.title} lead={<Slot name="currency" />} id="calculator" tone="sand">
          <Calculator />
        </Section>
        <BankilySection />
        <AfterTransferLink />
      </DonateProvider>
    </Island>
  );
}

function AfterTransferLink() {
  const { paths } = useIslandShell();
  const { texts, gift } = useDonate();
  const { title, link } = texts.donor;
  return (
    <Section title={title} lead={<Slot name="once" />} tone="sand">
      <ActionLink
        href={paths.afterTransfer + giftFragment({ amount: gift.amountMru, currency: "MRU" })}
        variant="main"
      >
        {link}
      </ActionLink>
    </Section>
  );
}
