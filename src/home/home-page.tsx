import type { Shell } from "../layouts/shell.ts";
import { ActionLink } from "../ui/action-link.tsx";
import { Closing } from "../ui/closing.tsx";
import { FigureList } from "../ui/figure-list.tsx";
import { KhaymaEdge } from "../ui/khayma-edge.tsx";
import { Section } from "../ui/section.tsx";
import { StaticPart } from "../ui/static-part.tsx";
import { TrustBadges } from "../ui/trust-badges.tsx";
import { HomeHero } from "./home-hero.tsx";
import type { HomeTexts } from "./home-texts.ts";
import { ProgramDoors } from "./program-doors.tsx";
import { StoryLetters } from "./story-letters.tsx";

type HomePageProps = { shell: Shell; texts: Omit<HomeTexts, "head"> };

export function HomePage({ shell, texts }: HomePageProps) {
  const { paths, figures, ui } = shell;
  const { impact, programs, stories, mission, closing } = texts;
  return (
    <StaticPart shell={shell}>
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
    </StaticPart>
  );
}
