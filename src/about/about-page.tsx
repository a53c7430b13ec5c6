import type { Shell } from "../layouts/shell.ts";
import { ActionLink } from "../ui/action-link.tsx";
import { Closing } from "../ui/closing.tsx";
import { PageOpening } from "../ui/page-opening.tsx";
import { Section } from "../ui/section.tsx";
import { StaticPart } from "../ui/static-part.tsx";
import { Words } from "../ui/words.tsx";
import type { AboutTexts } from "./about-texts.ts";
import { Founders, Roster } from "./people.tsx";
import { Promises } from "./promises.tsx";
import { Purpose } from "./purpose.tsx";
import { ValuesUnderTent } from "./values-under-tent.tsx";

type AboutPageProps = { shell: Shell; texts: Omit<AboutTexts, "head"> };

export function AboutPage({ shell, texts }: AboutPageProps) {
  const { paths, site } = shell;
  const { hero, mission, vision, founders, leadership, transparency, closing } = texts;
  return (
    <StaticPart shell={shell}>
      <PageOpening
        title={hero.title}
        lead={<Words text={hero.lead} values={{ founded: site.founded }} />}
        edge="none"
      />
      <ValuesUnderTent texts={texts.values} />
      <Purpose mission={mission} vision={vision} />
      <Section title={transparency.title} lead={transparency.lead} ground="sand" layout="beside">
        <Promises commitments={transparency.commitments} />
      </Section>
      <Section title={founders.title} lead={founders.lead} layout="beside">
        <Founders people={founders.people} />
      </Section>
      <div className="-mt-8 lg:-mt-16 print:mt-0">
        <Section title={leadership.title} lead={leadership.lead} layout="beside">
          <Roster people={leadership.people} />
        </Section>
      </div>
      <Closing title={closing.title} lead={closing.lead}>
        <ActionLink href={paths.contact} look="main">
          {closing.contact}
        </ActionLink>
        <ActionLink href={paths.getInvolved} look="quiet">
          {closing.getInvolved}
        </ActionLink>
        <ActionLink href={paths.ourWork} look="quiet">
          {closing.ourWork}
        </ActionLink>
      </Closing>
    </StaticPart>
  );
}
