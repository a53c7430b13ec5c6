import { pathOf } from "../site-map.ts";
import { Ltr } from "../ui/trans.tsx";
import { useShell } from "../ui/use-shell.ts";
import type { DiaryEntry } from "./diary-entry.ts";
import { countedPhrase, monthOf, titleOf } from "./diary-words.ts";

/** Days as the lines of a book, month by month: the day before the margin line, what was done after it. */
export function DiarySheet({ entries }: { entries: readonly DiaryEntry[] }) {
  const { language } = useShell();
  const months = new Map<string, DiaryEntry[]>();
  for (const entry of entries) {
    const month = monthOf(entry, language);
    months.set(month, [...(months.get(month) ?? []), entry]);
  }
  return (
    <div className="diary-sheet py-4 shadow-raised">
      {[...months].map(([month, days]) => (
        <section key={month} className="mb-6 last:mb-0">
          <h3 className="text-small text-accent">{month}</h3>
          <ol className="ruled">
            {days.map((entry) => (
              <DayLine key={entry.name} entry={entry} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function DayLine({ entry }: { entry: DiaryEntry }) {
  const { language } = useShell();
  return (
    <li className="py-3">
      <time dateTime={entry.date} className="diary-day text-title font-bold text-press">
        <Ltr>{String(Number(entry.date.slice(8)))}</Ltr>
      </time>
      <a href={pathOf("diary", language, entry.name)} className="paper-link">
        {titleOf(entry, language)}
      </a>
      <p>{countedPhrase(entry, language)}</p>
    </li>
  );
}
