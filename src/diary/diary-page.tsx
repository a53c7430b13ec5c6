import type { ReactNode } from "react";
import { pathOf } from "../content/addresses.server.ts";
import { ExampleNote } from "../ui/example-note.tsx";
import { CallToAction, Lead, PageHero } from "../ui/section.tsx";
import type { Shell } from "../ui/shell.server.ts";
import { StaticPart } from "../ui/static-part.tsx";
import { Ltr, Trans } from "../ui/trans.tsx";
import { useShell } from "../ui/use-shell.ts";
import { DiarySheet } from "./diary-sheet.tsx";
import { loadDiaryTexts } from "./diary-words.server.ts";
import { diaryFeedPath } from "./feed.server.ts";
import {
  entriesOfYear,
  entriesOnDiaryPage,
  loadDiary,
  yearPages,
  yearsOf,
} from "./load-diary.server.ts";

export function DiaryPage({ shell }: { shell: Shell }) {
  const { language, entry: year } = shell;
  const texts = loadDiaryTexts(language);
  const entries = loadDiary();
  const shown = year ?? yearsOf(entries)[0];
  const ofYear = entriesOfYear(entries, shown ?? "");
  return (
    <StaticPart shell={shell}>
      <ExampleNote text={texts.example.text} />
      <PageHero
        title={year ? <Trans text={texts.years.page} values={{ year }} /> : texts.title}
        lead={texts.lead}
      />
      {shown === undefined ? (
        <div className="page-width section-space">
          <h2 className="text-section">{texts.empty.title}</h2>
          <Lead>{texts.empty.text}</Lead>
        </div>
      ) : (
        <section className="page-width section-space grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
          <div>
            <h2 className="mb-5 text-tally text-press">
              <Ltr>{shown}</Ltr>
            </h2>
            <DiarySheet entries={year ? ofYear : ofYear.slice(0, entriesOnDiaryPage)} />
          </div>
          <OtherPages year={year} />
        </section>
      )}
      <DiaryCallToAction />
    </StaticPart>
  );
}

function OtherPages({ year }: { year: string | undefined }) {
  const { language, paths } = useShell();
  const { nav, years, feed } = loadDiaryTexts(language);
  const entries = loadDiary();
  const [latest] = yearsOf(entries);
  const others = yearPages(entries).filter((one) => one !== year);
  return (
    <div>
      {others.length > 0 || year ? (
        <nav aria-label={nav.label} className="mb-8">
          <ul className="ruled-sheet">
            {year ? <EntryRow href={paths.diary}>{nav.all}</EntryRow> : null}
            {others.map((one) => (
              <EntryRow key={one} href={pathOf("diary", language, one)}>
                {/* One item of the flex row: it would drop the space beside the year. */}
                <span>
                  <Trans text={one === latest ? years.whole : years.page} values={{ year: one }} />
                </span>
              </EntryRow>
            ))}
          </ul>
        </nav>
      ) : null}
      <p>
        <a href={diaryFeedPath(language)} className="paper-link">
          {feed.link}
        </a>
      </p>
      <p className="text-small text-ink-soft">{feed.hint}</p>
    </div>
  );
}

function EntryRow({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <a
        href={href}
        className="flex min-h-12 items-center font-semibold hover:bg-sand active:bg-line"
      >
        {children}
      </a>
    </li>
  );
}

export function DiaryCallToAction() {
  const { language, ui } = useShell();
  const { closing } = loadDiaryTexts(language);
  const texts = { ...closing, accounts: ui.records.accounts };
  return <CallToAction texts={texts} to={["donate", "accounts", "contact"]} />;
}

export const FeedLink = ({ language }: Pick<Shell, "language">) => (
  <link
    rel="alternate"
    type="application/rss+xml"
    title={loadDiaryTexts(language).feed.link}
    href={diaryFeedPath(language)}
  />
);
