import { FigureList } from "../components/figure-list.tsx";
import { Section } from "../components/section.tsx";
import { TrustBadges } from "../components/trust-badges.tsx";
import type { DonateTexts } from "../content/schemas/donate.ts";
import { useShell } from "../shell/use-shell.ts";

/** Why a gift is in good hands: three stats and the trust badges. */
export function WhyTrust({ texts }: { texts: DonateTexts["stats"] }) {
  const { figures, ui } = useShell();
  return (
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
    </Section>
  );
}
