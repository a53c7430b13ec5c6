import type { Shell } from "../layouts/shell.ts";
import { ActionLink } from "../ui/action-link.tsx";
import { Closing } from "../ui/closing.tsx";
import { PageOpening } from "../ui/page-opening.tsx";
import { RecordLinks } from "../ui/record-links.tsx";
import { Rosette } from "../ui/rosette.tsx";
import { Section } from "../ui/section.tsx";
import { StaticPart } from "../ui/static-part.tsx";
import { Words } from "../ui/words.tsx";
import type { AboutTexts } from "./about-texts.ts";
import { Founders, Roster } from "./people.tsx";
import { Promises, Registration } from "./promises.tsx";
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
        <div className="mt-6">
          <RecordLinks />
        </div>
        <Registration texts={texts.registration} />
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

/** What the charity is for, said large, and where it wants to arrive, said quietly beside it. */
function Purpose({ mission, vision }: Pick<AboutTexts, "mission" | "vision">) {
  return (
    <div className="page-width section-space grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
      <section>
        <h2 className="text-title text-accent">{mission.title}</h2>
        <p className="mt-3 max-w-[34ch] text-section leading-normal">{mission.description}</p>
      </section>
      <section className="self-end">
        <Rosette className="mb-5 size-24 text-accent max-lg:hidden" />
        <h2 className="text-title text-accent">{vision.title}</h2>
        <p className="mt-3 text-lead">{vision.description}</p>
      </section>
    </div>
  );
}
