import { interpolate } from "../i18n/interpolate.ts";
import { isExample, pathOf } from "../site-map.ts";
import { Ltr, Trans } from "../ui/trans.tsx";
import { useShell } from "../ui/use-shell.ts";
import { countedPhrase, dayOf, loadDiaryTexts, titleOf } from "./diary-words.ts";
import { loadDiary } from "./load-diary.ts";

/** One line out of the diary's book, for pages that tell of the work; nothing as long as there is none. */
export function LatestEntry() {
  const { language, paths } = useShell();
  const [entry] = loadDiary();
  if (entry === undefined) return null;
  const { latest, example } = loadDiaryTexts(language);
  const date = dayOf(entry, language);
  return (
    <aside aria-label={interpolate(latest.title, { date })} className="max-w-[48rem]">
      <div className="diary-sheet py-4 shadow-raised">
        <span aria-hidden className="diary-day text-section font-bold text-press">
          <Ltr>{String(Number(entry.date.slice(8)))}</Ltr>
        </span>
        <p className="text-small text-accent">
          <Trans text={latest.title} values={{ date: <time dateTime={entry.date}>{date}</time> }} />
        </p>
        {isExample("diary") ? <p className="font-semibold">{example.text}</p> : null}
        <a href={pathOf("diary", language, entry.name)} className="paper-link">
          {titleOf(entry, language)}
        </a>
        <p>{countedPhrase(entry, language)}</p>
        <a href={paths.diary} className="paper-link mt-1 text-press">
          {latest.more}
        </a>
      </div>
    </aside>
  );
}
