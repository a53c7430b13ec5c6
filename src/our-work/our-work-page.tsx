import { LatestEntry } from "../diary/latest-entry.tsx";
import type { Shell } from "../layouts/shell.ts";
import { ActionLink } from "../ui/action-link.tsx";
import { Closing } from "../ui/closing.tsx";
import { FigureList } from "../ui/figure-list.tsx";
import { KhaymaEdge } from "../ui/khayma-edge.tsx";
import { PageOpening } from "../ui/page-opening.tsx";
import { RecordLinks } from "../ui/record-links.tsx";
import { Section } from "../ui/section.tsx";
import { StaticPart } from "../ui/static-part.tsx";
import type { Counted } from "./counted.tsx";
import type { OurWorkTexts } from "./our-work-texts.ts";
import { ProgramDetails } from "./program-details.tsx";
import { Timeline } from "./timeline.tsx";

type OurWorkPageProps = {
  shell: Shell;
  texts: Omit<OurWorkTexts, "head" | "counted">;
  counted: Counted;
};

export function OurWorkPage({ shell, texts, counted }: OurWorkPageProps) {
  const { paths, stats } = shell;
  const { hero, programs, timeline, closing } = texts;
  return (
    <StaticPart shell={shell}>
      <PageOpening title={hero.title} lead={hero.lead} />
      <div className="page-width pt-8 lg:pt-12">
        <FigureList figures={[stats.families, stats.programs, stats.years]} />
        <div className="mt-8">
          <RecordLinks />
        </div>
        <div className="mt-8">
          <LatestEntry />
        </div>
      </div>
      <section className="pt-14 pb-10 lg:pb-16">
        <h2 className="page-width mb-6 text-section">{programs.title}</h2>
        <ProgramDetails texts={programs} counted={counted} />
      </section>
      <KhaymaEdge className="text-press-deep" />
      <Section title={timeline.title} lead={timeline.lead} ground="press">
        <Timeline texts={timeline} counted={counted} />
      </Section>
      <Closing title={closing.title} lead={closing.lead} after="press">
        <ActionLink href={paths.donate} look="donate">
          {closing.donate}
        </ActionLink>
        <ActionLink href={paths.getInvolved} look="quiet">
          {closing.getInvolved}
        </ActionLink>
      </Closing>
    </StaticPart>
  );
}
