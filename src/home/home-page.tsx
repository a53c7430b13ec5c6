import { LatestEntry } from "../diary/latest-entry.tsx";
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

type HomePageProps = {
  shell: Shell;
  texts: Omit<HomeTexts, "head">;
  /** Whether the letters were written for the site, and nobody has confirmed them. */
  examples: boolean;
};

export function HomePage({ shell, texts, examples }: HomePageProps) {
  const { paths, stats } = shell;
  const { impact, programs, stories, mission, closing } = texts;
  return (
    <StaticPart shell={shell}>
      <HomeHero texts={texts.hero} />
      <Section title={impact.title} lead={impact.note} ground="sand">
        <FigureList figures={[stats.families, stats.meals, stats.water, stats.waste]} />
        <div className="mt-10">
          <TrustBadges />
        </div>
        <div className="mt-10">
          <LatestEntry />
        </div>
      </Section>
      <Section title={programs.title} lead={programs.lead} ground="wall">
        <ProgramDoors texts={programs} />
      </Section>
      <Section title={stories.title} lead={stories.lead}>
        {examples ? (
          <p className="mb-8 max-w-text border-s-4 border-accent ps-4">{stories.examples}</p>
        ) : null}
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

/** Three stories as letters: the place on top, the words on ruled paper, the writer below. */
function StoryLetters({ stories }: { stories: HomeTexts["stories"]["items"] }) {
  return (
    <ul className="letter-pile grid items-start gap-8 lg:grid-cols-3">
      {stories.map(({ story, author, location, program }) => (
        <li key={author} className="max-w-text">
          <figure className="letter flex flex-col shadow-raised">
            <blockquote className="order-1">
              <p>{story}</p>
            </blockquote>
            <figcaption className="contents">
              <span className="self-end text-small text-ink-soft">{location}</span>
              <span className="letter-gap order-2 self-end font-semibold">{author}</span>
              <span className="order-2 self-end text-small text-accent">{program}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
