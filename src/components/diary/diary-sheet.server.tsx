import { ExampleLabel } from "../../layouts/examples.server.tsx";
import { pathOf } from "../../lib/addresses/addresses.server.ts";
import { loadTexts } from "../../lib/content/load-content.server.ts";
import { loadExamples } from "../../lib/content/records.server.ts";
import { beginLine } from "../../lib/i18n/day-words.ts";
import { useShell } from "../shell/shell-provider.server.tsx";
import { Trans } from "../ui/trans.tsx";
import { countedPhrase, showPeriod, titleOf } from "./describe-entry.server.ts";
import { type DiaryEntry, diaryPeriod, loadDiary } from "./load-diary.server.ts";

/** @param period a year or a month, such as `2025` or `2025-03` */
export function DiarySheet({ period }: { period: string }) {
  const { language } = useShell();
  const { months, further } = diaryPeriod(period);
  const nameOf = (month: string) => beginLine(showPeriod(month, language), language);
  return (
    <div className="diary-sheet py-4 shadow-raised">
      {months.map(([month, days]) => (
        <section key={month} id={`m${month}`} className="mb-6 last:mb-0">
          <h3 className="text-small text-accent">{nameOf(month)}</h3>
          <ol className="ruled">
            {days.map((entry) => (
              <li key={entry.name} className="py-5">
                <time dateTime={entry.date} className="diary-day text-title">
                  {Number(entry.date.slice(8))}
                </time>
                <EntryLink entry={entry} />
                <p>{countedPhrase(entry, language)}</p>
              </li>
            ))}
          </ol>
        </section>
      ))}
      {further.map((month) => (
        <h3 key={month} className="text-small">
          <a href={pathOf("diary", language, month)} className="paper-link inline-block">
            {nameOf(month)}
          </a>
        </h3>
      ))}
    </div>
  );
}

export function LatestEntry() {
  const { language, paths } = useShell();
  const [entry] = loadDiary();
  if (entry === undefined) return null;
  const { latest } = loadTexts("diary", language);
  const month = showPeriod(entry.date.slice(0, 7), language).replace(" ", "\u00a0");
  return (
    <div>
      <div className="diary-sheet py-4 shadow-raised">
        <time dateTime={entry.date} className="diary-day text-section">
          {Number(entry.date.slice(8))}
        </time>
        <p className="text-small text-accent">
          {loadExamples() ? <ExampleLabel /> : null}
          <Trans text={latest.title} values={{ month }} />
        </p>
        <div className="text-title">
          <EntryLink entry={entry} />
        </div>
        <p>{countedPhrase(entry, language)}</p>
        <a href={paths.diary} className="paper-link inline-block text-press">
          {latest.more}
        </a>
      </div>
    </div>
  );
}

export function EntryLink({ entry }: { entry: DiaryEntry }) {
  const { language } = useShell();
  return (
    <a href={pathOf("diary", language, entry.name)} className="paper-link">
      {titleOf(entry, language)}
    </a>
  );
}
