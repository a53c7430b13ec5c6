import type { OurWorkTexts } from "../../../generated/texts.ts";
import { CallToAction } from "../../layouts/call-to-action.server.tsx";
import { programDrawings, WideDrawing } from "../charity/drawings.server.tsx";
import { giftPrograms } from "../charity/programs.ts";
import { statsIn } from "../charity/trust.server.tsx";
import { LatestEntry } from "../diary/diary-sheet.server.tsx";
import { pageOf, SpokenLabel, useTexts } from "../shell/shell-provider.server.tsx";
import { TextLink } from "../ui/button.tsx";
import { Tent, TentEdge } from "../ui/ornament.tsx";
import { FigureList, listItems, PageHero, Section } from "../ui/section.tsx";
import { CountedWords } from "./counted.server.tsx";

export const OurWorkPage = pageOf(({ shell }) => {
  const texts = useTexts("ourWork");
  const stats = statsIn(shell);
  const { hero, programs, timeline, closing } = texts;
  return (
    <>
      <PageHero
        title={hero.title}
        lead={hero.lead}
        beside={<FigureList figures={[stats.families, stats.programs, stats.years]} narrow />}
      />
      <div className="page-width pt-8 lg:pt-12">
        <LatestEntry />
        <TextLink href={shell.paths.accounts} className="mt-3">
          {shell.ui.records.accounts}
        </TextLink>
      </div>
      <section className="pt-14 pb-10 lg:pb-16">
        <h2 className="page-width mb-6 text-section">{programs.title}</h2>
        <ProgramDetails texts={programs} />
      </section>
      <TentEdge className="text-press-deep" />
      <Section title={timeline.title} tone="press">
        <Timeline texts={timeline} />
      </Section>
      <CallToAction texts={closing} to={["donate", "getInvolved"]} toneBefore="press" />
    </>
  );
});

function ProgramDetails({ texts }: { texts: OurWorkTexts["programs"] }) {
  return (
    <ul>
      {giftPrograms.map((id) => {
        const { title, description, details, impact, imageAlt } = texts[id];
        return (
          <li
            key={id}
            id={id}
            className="work-rows mb-4 items-start md:mb-16 md:grid md:last:mb-8 lg:grid-rows-[auto_1fr]"
          >
            <WideDrawing
              src={programDrawings[id]}
              alt={imageAlt}
              className="md:col-[picture] md:row-start-1 md:max-h-[34rem] md:max-lg:self-center lg:row-end-3 md:object-cover print:w-60"
            />
            <div className="page-width pt-8 md:col-[words] md:pt-0">
              <h3 className="text-title md:text-[1.6rem]">{title}</h3>
              <p className="mt-2 max-w-text">{description}</p>
              <ul className="bullets mt-3 grid gap-1">{listItems(details)}</ul>
            </div>
            {/* On a tablet the figures have the whole width, because the words beside the picture are long. */}
            <div className="page-width col-span-full pt-5 pb-8 md:pb-0 lg:col-[words]">
              <div className="border-t-4 border-sun pt-2 text-lead font-semibold text-press">
                <SpokenLabel>{texts.impactLabel}</SpokenLabel>
                {impact.map((line) => (
                  <p key={line.template} className="mb-2 text-balance">
                    <CountedWords text={line} inFigureList />
                  </p>
                ))}
              </div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

const years = ["y2018", "y2019", "y2020", "y2021", "y2022", "y2023", "future"] as const;

const diamond =
  "absolute start-px top-3 lg:start-[calc(100%+3rem)] lg:group-even:-start-12 not-print:[transform:rotate(45deg)]";

function Timeline({ texts }: { texts: OurWorkTexts["timeline"] }) {
  return (
    <ol className="relative ms-2 before:absolute before:start-0 before:top-4 before:bottom-0 before:border-s-2 before:border-sun lg:ms-0 lg:before:start-[calc(50%-1px)]">
      {years.map((id) => {
        const { year, title, description, impact } = texts[id];
        return (
          <li
            key={id}
            className="group relative ps-8 pb-10 last:pb-0 lg:not-first:-mt-18 lg:w-[calc(50%-3rem)] lg:ps-0 lg:odd:text-end lg:even:ms-[calc(50%+3rem)]"
          >
            <span
              aria-hidden
              className={`${diamond} -ms-2.5 size-5 border-2 border-sun bg-sun group-last:hidden`}
            />
            <span className="absolute start-px top-3 lg:start-[calc(100%+3rem)] lg:group-even:-start-12 bottom-0 -ms-5.5 hidden bg-press-deep group-last:block">
              <Tent className="size-11 text-sun" />
            </span>
            <p className="text-tally leading-none font-bold text-sun">
              <bdi>{year}</bdi>
            </p>
            <h3 className="mt-2 text-title">{title}</h3>
            <p className="mt-1">{description}</p>
            <p className="mt-2 font-semibold text-press-pale">
              {id === "future" ? null : <SpokenLabel>{texts.impactLabel}</SpokenLabel>}
              {typeof impact === "string" ? impact : <CountedWords text={impact} />}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
