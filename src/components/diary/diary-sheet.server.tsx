import { pathOf } from "../../lib/addresses/addresses.server.ts";
import { loadFigures } from "../../lib/content/figures.server.ts";
import { loadTexts } from "../../lib/content/load-content.server.ts";
import { inLanguage, loadExamples } from "../../lib/content/records.server.ts";
import { beginLine, showMonth } from "../../lib/i18n/day-words.ts";
import { formatMoney } from "../../lib/i18n/format-number.ts";
import { ExampleLabel } from "../charity/payee-notes.tsx";
import { useShell } from "../shell/shell-provider.server.tsx";
import { Trans } from "../ui/trans.tsx";
import { countedPhrase, titleOf } from "./describe-entry.server.ts";
import { type DiaryEntry, loadDiary, monthsOf } from "./load-diary.server.ts";
import type { EntryPicture } from "./pictures.server.ts";

export function DiarySheet({ year }: { year: string }) {
  const { language } = useShell();
  return (
    <div className="diary-sheet py-4 shadow-raised">
      {[...monthsOf(year)].map(([month, days]) => (
        <section key={month} id={`m${month}`} className="mb-6 last:mb-0">
          <h3 className="text-small text-accent">
            {beginLine(showMonth(month, language, "withYear"), language)}
          </h3>
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
    </div>
  );
}

/** Runs as a strip across a wide page. */
export function LatestEntry({ picture }: { picture?: EntryPicture | undefined }) {
  const { language, paths } = useShell();
  const [entry] = loadDiary();
  if (entry === undefined) return null;
  const { latest } = loadTexts("diary", language);
  const month = showMonth(entry.date, language, "withYear");
  return (
    <div className="diary-sheet py-4 shadow-raised">
      <time dateTime={entry.date} className="diary-day text-section leading-tight">
        {Number(entry.date.slice(8))}
        <span className="block text-small">{showMonth(entry.date, language, "short")}</span>
      </time>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <p className="text-small text-accent">
            {loadExamples() ? <ExampleLabel /> : null}
            <Trans text={latest.title} values={{ month }} />
          </p>
          <div className="text-title">
            <EntryLink entry={entry} />
          </div>
        </div>
        <div className="font-semibold text-press">
          <p>{countedPhrase(entry, language)}</p>
          {entry.cost && (
            <p>
              <Trans
                text={latest.cost}
                values={{ cost: formatMoney(entry.cost, "MRU", language, loadFigures()) }}
              />
            </p>
          )}
        </div>
        {picture && entry.picture && (
          <EntryImage files={picture} alt={inLanguage(entry.picture.alt, language)} />
        )}
        <a href={paths.diary} className="paper-link inline-block text-press">
          {latest.more}
        </a>
      </div>
    </div>
  );
}

type EntryImageProps = { files: EntryPicture; alt: string; className?: string };

export function EntryImage({ files: { avif, jpeg }, alt, className = "w-48" }: EntryImageProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={avif.path} />
      <img
        src={jpeg.path}
        alt={alt}
        width={jpeg.width}
        height={jpeg.height}
        loading="lazy"
        decoding="async"
        className={`h-auto max-w-full ${className}`}
      />
    </picture>
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
