import hero from "../../../art/hero.svg?url";
import type { HomeTexts } from "../../../generated/texts.ts";
import { CallToAction } from "../../layouts/call-to-action.server.tsx";
import { Example, TrustNote } from "../../layouts/examples.server.tsx";
import { helpAnswer } from "../../lib/addresses/addresses.server.ts";
import { loadFigures } from "../../lib/content/figures.server.ts";
import { loadRecords } from "../../lib/content/records.server.ts";
import { formatAmount, formatMoney } from "../../lib/i18n/format-number.ts";
import { interpolate } from "../../lib/i18n/interpolate.ts";
import { programDrawings, WideDrawing } from "../charity/drawings.server.tsx";
import { giftPrograms } from "../charity/programs.ts";
import { statsIn, TrustBadges } from "../charity/trust.server.tsx";
import { LatestEntry } from "../diary/diary-sheet.server.tsx";
import type { EntryPicture } from "../diary/pictures.server.ts";
import { giftFragment } from "../donate/gift-link.ts";
import { loadNeed } from "../donate/need/load-need.server.ts";
import { OpenNeed } from "../donate/need/open-need.server.tsx";
import { pageOf, useShell, useTexts } from "../shell/shell-provider.server.tsx";
import {
  ActionLink,
  ButtonLink,
  ButtonRow,
  ForwardArrow,
  linkClasses,
  TextLink,
} from "../ui/button.tsx";
import { OrnamentBand, Rosette, TentEdge } from "../ui/ornament.tsx";
import { FigureList, Section } from "../ui/section.tsx";
import { Ltr, Trans } from "../ui/trans.tsx";

type HomePageProps = { picture: EntryPicture | undefined };

export const HomePage = pageOf<HomePageProps>(({ shell, picture }) => {
  const texts = useTexts("home");
  const stats = statsIn(shell);
  const { impact, programs, stories, mission, closing } = texts;
  const { exampleLetters } = loadRecords();
  const { labelled, example } = shell.ui;
  const letters = exampleLetters
    ? interpolate(labelled, { label: example, value: stories.title })
    : stories.title;
  return (
    <>
      <HomeHero texts={texts.hero} />
      {/* An open need stands in its place, because the page has no room for both. */}
      {loadNeed() ? (
        <OpenNeed />
      ) : (
        <div className="bg-sand">
          <div className="page-width pt-8 empty:hidden">
            <LatestEntry picture={picture} />
          </div>
        </div>
      )}
      <Section title={impact.title} lead={impact.note} tone="sand">
        <FigureList figures={[stats.families, stats.meals, stats.water, stats.waste]} />
        <TrustBadges />
        <TrustNote />
        <TextLink href={shell.paths.accounts} className="mt-3">
          {shell.ui.records.accounts}
        </TextLink>
      </Section>
      <Section title={programs.title} lead={programs.lead} tone="wall">
        <ProgramDoors texts={programs} />
      </Section>
      <Section title={letters} lead={stories.lead}>
        {exampleLetters && <Example className="-mt-2 mb-6">{stories.examples}</Example>}
        <StoryLetters stories={stories.items} />
      </Section>
      <TentEdge className="text-press-deep" />
      <Section title={mission.title} tone="press" layout="beside">
        <p className="lg:max-w-[26ch] text-section leading-normal">{mission.statement}</p>
      </Section>
      <CallToAction texts={closing} to={["getInvolved", "contact"]} toneBefore="press" />
    </>
  );
});

function StoryLetters({ stories }: { stories: HomeTexts["stories"]["items"] }) {
  return (
    <ul className="letter-pile flex flex-wrap items-start gap-8">
      {stories.map(({ story, author, location, program }) => (
        <li key={author}>
          <figure className="letter-sheet flex flex-col shadow-raised">
            <p className="self-end text-small text-ink-soft">{location}</p>
            <blockquote>
              <p>{story}</p>
            </blockquote>
            <figcaption className="contents">
              <p className="self-end font-semibold">{author}</p>
              <p className="self-end text-small text-accent">{program}</p>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

function HomeHero({ texts }: { texts: HomeTexts["hero"] }) {
  const { paths, site, ui } = useShell();
  return (
    <div className="grid-cols-[31rem_1fr] items-end gap-8 pt-6 lg:grid lg:ps-page-edge lg:pt-10">
      <div className="page-width relative z-10 pb-8 lg:self-center lg:px-0 lg:pb-12">
        <p className="inline-block rounded-full border-2 border-accent px-3 py-1 text-small font-medium text-accent">
          <Trans text={texts.badge} values={{ founded: site.founded }} />
        </p>
        <h1 className="mt-4 max-w-[18ch] text-display">{texts.title}</h1>
        <p className="mt-4 max-w-text text-lead">{texts.lead}</p>
        <ButtonRow className="mt-6 max-sm:[&>*]:grow max-sm:[&>*]:px-2 print:hidden">
          <ActionLink href={paths.donate} variant="donate">
            {texts.donate}
          </ActionLink>
          <ActionLink href={paths.ourWork} variant="quiet">
            {texts.ourWork}
          </ActionLink>
          <ButtonLink href={`${paths.questions}#${helpAnswer}`} variant="quiet">
            {ui.askForHelp}
          </ButtonLink>
        </ButtonRow>
        <HomePrice texts={texts} />
      </div>
      <HeroImage alt={texts.imageAlt} />
    </div>
  );
}

/** What one gift can do, and the four amounts as links to the slip. */
function HomePrice({ texts }: { texts: HomeTexts["hero"] }) {
  const { language, paths } = useShell();
  const figures = loadFigures();
  const amounts = figures.giftChoices.map(({ amount }) => amount);
  const price = formatMoney(amounts[0] ?? 0, "MRU", language, figures);
  return (
    <div className="mt-5 max-w-text border-t-2 border-sun pt-3 print:hidden">
      <p>
        <Trans text={texts.price} values={{ amount: <b>{<Ltr>{price}</Ltr>}</b> }} />
      </p>
      <ul
        aria-label={texts.amounts}
        className="mt-2 grid grid-cols-2 gap-2 min-[24rem]:grid-cols-4"
      >
        {amounts.map((amount) => (
          <li key={amount}>
            <ButtonLink
              variant="quiet"
              size="small"
              href={paths.donate + giftFragment(amount)}
              className="w-full px-0"
            >
              <Ltr>{formatAmount(amount, language)}</Ltr>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Without the image the frame has no height, so nothing is left of it. */
function HeroImage({ alt }: { alt: string }) {
  return (
    <div className="mirrored relative ms-auto w-full max-w-[60rem] print:max-w-xs">
      <span className="dune" />
      <img
        src={hero}
        alt={alt}
        width={1200}
        height={900}
        fetchPriority="high"
        className="tent-top h-auto w-full bg-sand"
      />
    </div>
  );
}

const moreLink = `${linkClasses} mt-6 inline-flex min-h-11 items-center active:text-sand`;

/** Each program is behind a painted door, as on a house in Walata. */
function ProgramDoors({ texts }: { texts: HomeTexts["programs"] }) {
  const { paths } = useShell();
  return (
    <>
      <ul className="grid gap-8 lg:grid-cols-3">
        {giftPrograms.map((id) => (
          <li key={id} className="flex flex-col">
            <Rosette className="mx-auto mb-4 size-20 max-lg:hidden" />
            <div className="group door-card sm:grid lg:block">
              <OrnamentBand className="mb-4 text-ink-soft" />
              <div className="border-[0.625rem] border-accent group-hover:border-press">
                <WideDrawing src={programDrawings[id]} />
              </div>
              <h3 className="pt-3 text-title">
                <a href={`${paths.ourWork}#${id}`} className="stretched-link group-hover:underline">
                  {texts[id].title}
                </a>
              </h3>
              <p className="mt-1">{texts[id].description}</p>
            </div>
          </li>
        ))}
      </ul>
      <a href={paths.ourWork} className={`${moreLink} gap-2 print:hidden`}>
        {texts.more}
        <ForwardArrow />
      </a>
    </>
  );
}
