import type { Shell } from "../layouts/shell.ts";
import { ActionLink, RecordLinks } from "../ui/button.tsx";
import { FigureList } from "../ui/figure-list.tsx";
import { Section } from "../ui/section.tsx";
import { StaticPart } from "../ui/static-part.tsx";
import { TrustBadges } from "../ui/trust-badges.tsx";
import type { DonateTexts } from "./donate-texts.ts";

type WhyTrustProps = {
  shell: Shell;
  texts: DonateTexts["stats"];
  /** The name of the way to the page of questions. */
  questions: string;
};

/** Why a gift is in good hands: three stats and the trust badges. */
export function WhyTrust({ shell, texts, questions }: WhyTrustProps) {
  const { figures, ui } = shell;
  return (
    <StaticPart shell={shell}>
      <Section title={ui.trust.label}>
        <FigureList
          figures={[
            { value: figures.families, label: texts.families },
            { value: texts.transparent.value, label: texts.transparent.label },
            { value: texts.direct.value, label: texts.direct.label },
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
