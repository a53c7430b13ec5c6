import type { ReactNode } from "react";
import { makeDayWords, showDay } from "../i18n/day-words.ts";
import { useShell } from "../ui/use-shell.ts";
import { Ltr } from "../ui/words.tsx";
import type { AboutTexts } from "./about-texts.ts";

type PromisesProps = { commitments: AboutTexts["transparency"]["commitments"] };

/** The four transparency commitments as the numbered articles of one sheet. */
export function Promises({ commitments }: PromisesProps) {
  return (
    <ol className="border-2 border-ink-soft bg-white px-5 outline-2 -outline-offset-8 outline-line [counter-reset:step] sm:px-10 sm:py-4">
      {commitments.map(({ title, description }) => (
        <li
          key={title}
          className="step-number flex gap-5 border-t border-line py-5 first:border-t-0 [&::before]:text-accent"
        >
          <div className="min-w-0">
            <h3 className="text-title">{title}</h3>
            <p className="mt-1">{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Who authorised the charity, and under which name and number; nothing until `site.yaml` says so. */
export function Registration({ texts }: { texts: AboutTexts["registration"] }) {
  const { site, language } = useShell();
  if (site.registration === undefined) return null;
  const { name, number, date, authority } = site.registration;
  const rows: [string, ReactNode][] = [
    [texts.name, <bdi key="name">{name}</bdi>],
    [texts.number, <Ltr key="number">{number}</Ltr>],
    [texts.date, showDay(date, makeDayWords(language))],
    [texts.authority, <bdi key="authority">{authority}</bdi>],
  ];
  return (
    <>
      <h3 className="mt-10 text-title">{texts.title}</h3>
      <dl className="mt-3 ruled border-y border-line">
        {rows.map(([label, value]) => (
          <div
            key={label}
            className="py-3 sm:grid sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:gap-8"
          >
            <dt className="text-ink-soft">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
