import { ActionLink } from "../components/action-link.tsx";
import { Closing } from "../components/closing.tsx";
import { FigureList } from "../components/figure-list.tsx";
import { KhaymaEdge } from "../components/khayma-edge.tsx";
import { Section } from "../components/section.tsx";
import { TrustBadges } from "../components/trust-badges.tsx";
import { homeSchema } from "../content/schemas/home.ts";
import { HomeHero } from "../home/home-hero.tsx";
import { ProgramDoors } from "../home/program-doors.tsx";
import { StoryLetters } from "../home/story-letters.tsx";
import { describeHead } from "../shell/describe-head.ts";
import { textsLoader } from "../shell/page-loader.server.ts";
import { useShell } from "../shell/use-shell.ts";
import type { Route } from "./+types/home";

export const loader = textsLoader("home.yaml", homeSchema);
export const meta = describeHead;

export default function HomePage({ loaderData: { texts } }: Route.ComponentProps) {
  const { paths, figures, ui } = useShell();
  const { impact, programs, stories, mission, closing } = texts;
  return (
    <>
      <HomeHero texts={texts.hero} />
      <Section title={impact.title} lead={impact.note} ground="sand">
        <FigureList
          figures={[
            { value: figures.families, label: ui.stats.families },
            { value: figures.meals, label: ui.stats.meals },
            { value: figures.water, label: ui.stats.water },
            { value: figures.waste, label: ui.stats.waste },
          ]}
        />
        <div className="mt-10">
          <TrustBadges />
        </div>
      </Section>
      <Section title={programs.title} lead={programs.lead} ground="wall">
        <ProgramDoors texts={programs} />
      </Section>
      <Section title={stories.title} lead={stories.lead}>
        <StoryLetters stories={stories.items} />
      </Section>
      <KhaymaEdge className="text-press-deep" />
      <Section title={mission.title} ground="press" layout="beside">
        <p className="max-w-[32ch] text-section leading-normal">{mission.statement}</p>
      </Section>
      <Closing title={closing.title} lead={closing.lead} after="press">
        <ActionLink href={paths.getInvolved} look="main">
          {closing.getInvolved}
        </ActionLink>
        <ActionLink href={paths.contact} look="quiet">
          {closing.contact}
        </ActionLink>
      </Closing>
    </>
  );
}
