import { ActionLink } from "../components/action-link.tsx";
import { Closing } from "../components/closing.tsx";
import { FigureList } from "../components/figure-list.tsx";
import { KhaymaEdge } from "../components/khayma-edge.tsx";
import { PageOpening } from "../components/page-opening.tsx";
import { Section } from "../components/section.tsx";
import { ourWorkSchema } from "../content/schemas/our-work.ts";
import { ProgramDetails } from "../our-work/program-details.tsx";
import { Timeline } from "../our-work/timeline.tsx";
import { describeHead } from "../shell/describe-head.ts";
import { textsLoader } from "../shell/page-loader.server.ts";
import { useShell } from "../shell/use-shell.ts";
import type { Route } from "./+types/our-work";

export const loader = textsLoader("our-work.yaml", ourWorkSchema);
export const meta = describeHead;

export default function OurWorkPage({ loaderData: { texts } }: Route.ComponentProps) {
  const { paths, figures, ui } = useShell();
  const { hero, programs, timeline, closing } = texts;
  return (
    <>
      <PageOpening title={hero.title} lead={hero.lead} />
      <div className="page-width pt-8 lg:pt-12">
        <FigureList
          figures={[
            { value: figures.families, label: ui.stats.families },
            { value: figures.programs, label: ui.stats.programs },
            { value: figures.years, label: ui.stats.years },
          ]}
        />
      </div>
      <section className="pt-14 pb-10 lg:pb-16">
        <h2 className="page-width mb-6 text-section">{programs.title}</h2>
        <ProgramDetails texts={programs} />
      </section>
      <KhaymaEdge className="text-press-deep" />
      <Section title={timeline.title} lead={timeline.lead} ground="press">
        <Timeline texts={timeline} />
      </Section>
      <Closing title={closing.title} lead={closing.lead} after="press">
        <ActionLink href={paths.donate} look="donate">
          {closing.donate}
        </ActionLink>
        <ActionLink href={paths.getInvolved} look="quiet">
          {closing.getInvolved}
        </ActionLink>
      </Closing>
    </>
  );
}
