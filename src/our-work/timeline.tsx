import { fill } from "../i18n/fill.ts";
import { Mark } from "../ui/ornament.tsx";
import { useShell } from "../ui/use-shell.ts";
import { Ltr } from "../ui/words.tsx";
import { type Counted, CountedWords } from "./counted.tsx";
import type { OurWorkTexts } from "./our-work-texts.ts";

const years = ["y2018", "y2019", "y2020", "y2021", "y2022", "y2023", "future"] as const;

type TimelineProps = { texts: OurWorkTexts["timeline"]; counted: Counted };

/**
 * From 2018 to "2024+ Looking Forward", along one line: its stops on one side on a small screen, to
 * and fro on a wide one. The last stop is a tent, and the line goes on below it.
 */
export function Timeline({ texts, counted }: TimelineProps) {
  const { ui } = useShell();
  return (
    <ol className="timeline relative ms-2 lg:mx-auto lg:max-w-[60rem]">
      {years.map((id) => {
        const { year, title, description, impact } = texts[id];
        return (
          <li key={id} className="timeline-stop group relative ps-8 pb-10 last:pb-0 lg:ps-0">
            <span
              aria-hidden
              className="timeline-mark timeline-diamond size-5 border-2 border-sun bg-sun group-last:hidden"
            />
            <Mark className="timeline-mark hidden size-11 text-sun group-last:block" />
            <p className="text-tally font-bold leading-none text-sun">
              <Ltr>{year}</Ltr>
            </p>
            <h3 className="mt-2 text-title">{title}</h3>
            <p className="mt-1">{description}</p>
            <p className="mt-2 font-semibold text-press-pale">
              <span className="sr-only">{fill(ui.label, { label: texts.impactLabel })} </span>
              {typeof impact === "string" ? (
                impact
              ) : (
                <CountedWords text={impact} counted={counted} />
              )}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
