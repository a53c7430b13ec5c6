import type { ReactNode } from "react";
import type { Shell } from "../layouts/shell.ts";
import { isExample, pathOf } from "../site-map.ts";
import { ActionLink } from "../ui/button.tsx";
import { ExampleNote } from "../ui/example-note.tsx";
import { CallToAction, Lead, PageHero } from "../ui/section.tsx";
import { StaticPart } from "../ui/static-part.tsx";
import { Ltr, Trans } from "../ui/trans.tsx";
import { useShell } from "../ui/use-shell.ts";
import type { DiaryEntry } from "./diary-entry.ts";
import { DiarySheet } from "./diary-sheet.tsx";
import type { DiaryTexts } from "./diary-texts.ts";
import { entriesOfYear, entriesOnDiaryPage, yearPages, yearsOf } from "./load-diary.ts";

type DiaryPageProps = {
  shell: Shell;
  texts: DiaryTexts;
  entries: readonly DiaryEntry[];
  /** The year of a page of its own; without one it is the diary's first page, with the latest year. */
  year?: string;
};

/** The entries of one year as the pages of a book, the latest first, and the way to the other years. */
export function DiaryPage({ shell, texts, entries, year }: DiaryPageProps) {
  const [latest] = yearsOf(entries);
  const shown = year ?? latest;
  const title =
    year === undefined ? texts.title : <Trans text={texts.years.page} values={{ year }} />;
  return (
    <StaticPart shell={shell}>
      {isExample("diary") ? <ExampleNote text={texts.example.text} /> : null}
      <PageHero title={title} lead={texts.lead} />
      {shown === undefined ? (
        <div className="page-width section-space">
          <h2 className="text-section">{texts.empty.title}</h2>
          <Lead>{texts.empty.text}</Lead>
        </div>
      ) : (
        <Year texts={texts} entries={entries} year={shown} whole={year !== undefined} />
      )}
      <DiaryClosing texts={texts.closing} />
    </StaticPart>
  );
}

type YearProps = Pick<DiaryPageProps, "texts" | "entries"> & {
  year: string;
  /** All entries of the year, however many. */
  whole: boolean;
};

function Year({ texts, entries, year, whole }: YearProps) {
  const ofYear = entriesOfYear(entries, year);
  const shown = whole ? ofYear : ofYear.slice(0, entriesOnDiaryPage);
  return (
    <section className="page-width section-space grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div>
        <h2 className="mb-5 text-tally font-bold leading-none text-press">
          <Ltr>{year}</Ltr>
        </h2>
        <DiarySheet entries={shown} />
      </div>
      <OtherPages texts={texts} entries={entries} year={whole ? year : undefined} />
    </section>
  );
}

type OtherPagesProps = Pick<DiaryPageProps, "texts" | "entries"> & { year: string | undefined };

/** The other years, and the feed for those who would rather be told. */
function OtherPages({ texts, entries, year }: OtherPagesProps) {
  const { language, paths } = useShell();
  const [latest] = yearsOf(entries);
  const others = yearPages(entries).filter((one) => one !== year);
  return (
    <div>
      {others.length > 0 || year !== undefined ? (
        <nav aria-label={texts.nav.label} className="mb-8">
          <ul className="ruled-sheet">
            {year === undefined ? null : <Row href={paths.diary}>{texts.nav.all}</Row>}
            {others.map((one) => (
              <Row key={one} href={pathOf("diary", language, one)}>
                {/* One item of the flex row: it would drop the space beside the year. */}
                <span>
                  <Trans
                    text={one === latest ? texts.years.whole : texts.years.page}
                    values={{ year: one }}
                  />
                </span>
              </Row>
            ))}
          </ul>
        </nav>
      ) : null}
      <p>
        <a href={`${paths.diary}/feed.xml`} className="paper-link">
          {texts.feed.link}
        </a>
      </p>
      <p className="text-small text-ink-soft">{texts.feed.hint}</p>
    </div>
  );
}

function Row({ href, children }: { href: string; children: ReactNode }) {
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

/** What the visitor of the diary can do next. */
export function DiaryClosing({ texts }: { texts: DiaryTexts["closing"] }) {
  const { paths } = useShell();
  return (
    <CallToAction title={texts.title} lead={texts.lead}>
      <ActionLink href={paths.donate} variant="donate">
        {texts.donate}
      </ActionLink>
      <ActionLink href={paths.contact} variant="quiet">
        {texts.contact}
      </ActionLink>
    </CallToAction>
  );
}
