import { ActionLink } from "../ui/button.tsx";
import { Island } from "../ui/island.tsx";
import { PageHero, Section } from "../ui/section.tsx";
import type { IslandShell } from "../ui/shell.server.ts";
import { useIslandShell } from "../ui/use-shell.ts";
import { BankilySection } from "./bankily/bankily-section.tsx";
import { Calculator } from "./calculator/calculator.tsx";
import type { DonateData } from "./donate-data.server.ts";
import { giftFragment } from "./gift/gift-link.ts";
import { GiftSlip } from "./gift-slip.tsx";
import { LevelCards } from "./level-cards.tsx";
import { type DonateParts, DonateProvider, Part, useDonate } from "./use-donate.tsx";

type DonateIslandProps = DonateParts & { shell: IslandShell; data: DonateData };

export function DonateIsland({ shell, data, ...parts }: DonateIslandProps) {
  const { hero, levels, currency } = data.texts;
  return (
    <Island shell={shell} heading="h1">
      <DonateProvider data={data} parts={parts}>
        <PageHero title={hero.title} lead={<Part name="lead" />} beside={<GiftSlip />} />
        <Part name="proof" />
        <Section title={levels.title} lead={<Part name="levels" />}>
          <LevelCards />
        </Section>
        <Section title={currency.title} lead={<Part name="currency" />} id="calculator" tone="sand">
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
  const { title, suggested, link } = texts.donor;
  const { amountMru, suggested: name } = gift;
  return (
    <Section title={title} lead={<Part name="once" />} tone="sand">
      {name === "" ? null : <p className="mb-4">{suggested}</p>}
      <ActionLink
        href={paths.afterTransfer + giftFragment({ amount: amountMru, currency: "MRU", name })}
        variant="main"
      >
        {link}
      </ActionLink>
    </Section>
  );
}
