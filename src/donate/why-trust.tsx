import type { DonateTexts } from "../../generated/texts.ts";
import type { Shell } from "../layouts/shell.ts";
import { ActionLink, RecordLinks } from "../ui/button.tsx";
import { FigureList } from "../ui/figure-list.tsx";
import { Section } from "../ui/section.tsx";
import { StaticPart } from "../ui/static-part.tsx";
import { TrustBadges } from "../ui/trust-badges.tsx";

type WhyTrustProps = { shell: Shell; texts: DonateTexts["stats"]; questions: string };

/** Why a gift is in good hands: three stats, the trust badges and the ways to records and questions. */
export function WhyTrust({ shell, texts, questions }: WhyTrustProps) {
  const { stats, ui } = shell;
  return (
    <StaticPart shell={shell}>
      <Section title={ui.trust.label}>
        <FigureList
          figures={[
            { value: stats.families.value, label: texts.families },
            texts.transparent,
            texts.direct,
          ]}
        />
        <div className="mt-10">
          <TrustBadges />
        </div>
        <div className="mt-8">
          <RecordLinks />
        </div>
        <p className="mt-8">
          <ActionLink href={shell.paths.questions} variant="quiet">
            {questions}
          </ActionLink>
        </p>
      </Section>
    </StaticPart>
  );
}
