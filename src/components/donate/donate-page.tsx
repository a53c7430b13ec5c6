import type { ReactNode } from "react";
import phone from "../../../art/phone.svg?url";
import type { DonateTexts } from "../../../generated/texts.ts";
import { TrustNote } from "../../layouts/examples.server.tsx";
import { LanguageOffer } from "../../layouts/page-frame.server.tsx";
import { AsOf, PayeeNotice } from "../../layouts/payee-notice.server.tsx";
import { interpolate } from "../../lib/i18n/interpolate.ts";
import { Drawing } from "../charity/drawings.server.tsx";
import { statsIn, TrustBadges } from "../charity/trust.server.tsx";
import { pageName } from "../shell/shell.server.ts";
import { pageOf, useShell, useTexts } from "../shell/shell-provider.server.tsx";
import { ButtonLink, TextLink } from "../ui/button.tsx";
import { TentEdge } from "../ui/ornament.tsx";
import { FigureRow, Section } from "../ui/section.tsx";
import { BankilySection } from "./bankily/bankily-section.server.tsx";
import { GiftCards } from "./gift-cards.server.tsx";
import { loadNeed } from "./need/load-need.server.ts";
import { OpenNeed } from "./need/open-need.server.tsx";
import { OtherWays } from "./other-ways.server.tsx";

type DonatePageProps = Partial<Record<"slip" | "steps" | "calculator", ReactNode>>;

export const DonatePage = pageOf<DonatePageProps>(({ slip, steps, calculator }) => {
  const { hero, giftChoices, calculator: tool, slip: slipTexts } = useTexts("donate");
  return (
    <>
      <DonateHero texts={hero} slip={slip} />
      <CheckLinks />
      <LanguageOffer />
      <PayeeNotice states={["offline"]} />
      <BankilySection>{steps}</BankilySection>
      <OpenNeed />
      <Section title={giftChoices.title} lead={giftChoices.lead}>
        <GiftCards />
      </Section>
      <div className="print:hidden">
        <Section title={tool.title} lead={tool.lead} id="calculator" tone="sand">
          <ButtonLink
            variant="quiet"
            href="#calculator"
            className="with-script sm:hidden [:target_&]:hidden"
          >
            {slipTexts.change}
          </ButtonLink>
          <div className="folded">{calculator}</div>
        </Section>
      </div>
      <Trust />
      <OtherWays />
    </>
  );
});

/** Uses less space on a phone than other heroes, so that the first screen shows the slip. */
function DonateHero({ texts, slip }: { texts: DonateTexts["hero"]; slip: ReactNode }) {
  return (
    <div className="bg-sand">
      <div className="page-width hero-columns grid pt-2 pb-6 max-sm:gap-y-2 sm:pt-10 lg:items-center print:py-0">
        <div>
          <h1 className="max-w-[22ch] text-display max-sm:text-[min(1.75rem,9vw)] max-sm:rtl:text-[min(1.45rem,9vw)]">
            {texts.title}
          </h1>
          <p className="mt-1 max-w-text text-small max-sm:leading-snug sm:py-3 sm:text-lead">
            {texts.lead}
          </p>
          <Drawing
            src={phone}
            className="mirrored mt-8 h-auto w-full max-w-text rounded-soft max-lg:hidden print:hidden"
          />
        </div>
        {slip}
      </div>
      <TentEdge className="text-paper" />
    </div>
  );
}

function CheckLinks() {
  const { language, paths } = useShell();
  const texts = useTexts("donate");
  return (
    <p className="page-width mb-2 flex flex-wrap gap-x-6 text-small print:hidden">
      <AsOf className="w-full" />
      <TextLink href={paths.accounts}>{pageName("accounts", language)}</TextLink>
      <TextLink href={`${paths.questions}#whose-account`}>{texts.account}</TextLink>
      <TextLink href={`${paths.questions}#zakat`}>{texts.zakat}</TextLink>
    </p>
  );
}

function Trust() {
  const shell = useShell();
  const { stats } = useTexts("donate");
  const { registration } = shell.site;
  const families = { value: statsIn(shell).families.value, label: stats.families };
  return (
    <Section title={shell.ui.trust.label} lead={useTexts("home").impact.note}>
      <FigureRow figures={[families, stats.transparent, stats.direct]} />
      {loadNeed() === undefined && <TrustBadges />}
      <TrustNote />
      {registration && (
        <p className="mt-4">
          {interpolate(shell.ui.footer.registration, { number: registration.number })}
        </p>
      )}
    </Section>
  );
}
