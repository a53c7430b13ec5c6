import type { ReactNode } from "react";
import { isExample, pathOf } from "../content/addresses.server.ts";
import { beginLine, dayIn, showMonth } from "../i18n/day-words.ts";
import { interpolate } from "../i18n/interpolate.ts";
import { Ltr, Trans } from "../ui/trans.tsx";
import { useShell } from "../ui/use-shell.ts";
import { countedPhrase, loadDiaryTexts, titleOf } from "./diary-words.server.ts";
import { type DiaryEntry, loadDiary } from "./load-diary.server.ts";

export function DiarySheet({ entries }: { entries: readonly DiaryEntry[] }) {
  const { language } = useShell();
  const months = Map.groupBy(entries, ({ date }) => date.slice(0, 7));
  return (
    <PaperSheet>
      {[...months].map(([month, days]) => (
        <section key={month} className="mb-6 last:mb-0">
          <h3 className="text-small text-accent">
            {beginLine(showMonth(month, language, "withYear"), language)}
          </h3>
          <ol className="ruled">
            {days.map((entry) => (
              <li key={entry.name} className="py-3">
                <time dateTime={entry.date} className="diary-day text-title">
                  <DayNumber entry={entry} />
                </time>
                <EntryLink entry={entry} />
                <p>{countedPhrase(entry, language)}</p>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </PaperSheet>
  );
}

export function LatestEntry() {
  const { language, paths } = useShell();
  const [entry] = loadDiary();
  if (entry === undefined) return null;
  const { latest, example } = loadDiaryTexts(language);
  const date = dayIn(entry.date, language);
  return (
    <aside aria-label={interpolate(latest.title, { date })} className="max-w-[48rem]">
      <PaperSheet>
        <span aria-hidden className="diary-day text-section">
          <DayNumber entry={entry} />
        </span>
        <p className="text-small text-accent">
          <Trans text={latest.title} values={{ date: <time dateTime={entry.date}>{date}</time> }} />
        </p>
        {isExample("diary") ? <p className="font-semibold">{example.text}</p> : null}
        <EntryLink entry={entry} />
        <p>{countedPhrase(entry, language)}</p>
        <a href={paths.diary} className="paper-link mt-1 text-press">
          {latest.more}
        </a>
      </PaperSheet>
    </aside>
  );
}

const PaperSheet = ({ children }: { children: ReactNode }) => (
  <div className="diary-sheet py-4 shadow-raised">{children}</div>
);

const DayNumber = ({ entry: { date } }: { entry: DiaryEntry }) => (
  <Ltr>{String(Number(date.slice(8)))}</Ltr>
);

export function EntryLink({ entry }: { entry: DiaryEntry }) {
  const { language } = useShell();
  return (
    <a href={pathOf("diary", language, entry.name)} className="paper-link">
      {titleOf(entry, language)}
    </a>
  );
}
