import { fill } from "../i18n/fill.ts";
import { illustrationSize, programs } from "../ui/programs.ts";
import { useShell } from "../ui/use-shell.ts";
import { type Counted, CountedWords } from "./counted.tsx";
import type { OurWorkTexts } from "./our-work-texts.ts";

type ProgramDetailsProps = { texts: OurWorkTexts["programs"]; counted: Counted };

/** Each program in a picture that runs to the edge of the screen, what it does, what it gave. */
export function ProgramDetails({ texts, counted }: ProgramDetailsProps) {
  const { ui } = useShell();
  return (
    <ul>
      {programs.map(({ id, anchor, image }) => {
        const { title, description, details, impact, imageAlt } = texts[id];
        return (
          <li
            key={id}
            id={anchor}
            className="group mb-4 items-center gap-x-14 lg:mb-8 lg:grid lg:grid-cols-2"
          >
            <img
              src={image}
              alt={imageAlt}
              {...illustrationSize}
              loading="lazy"
              className="h-auto max-h-[34rem] w-full object-cover lg:group-even:order-last print:w-60"
            />
            <div className="page-width py-8 lg:px-0 lg:group-odd:page-end lg:group-even:page-start">
              <h3 className="text-section">{title}</h3>
              <p className="mt-3 max-w-text">{description}</p>
              <ul className="mt-3 grid list-disc gap-1 ps-5 marker:text-accent">
                {details.map((detail) => (
                  <li key={detail}>{detail}</li>
                ))}
              </ul>
              <p className="mt-5 border-t-4 border-sun pt-2 text-lead font-semibold text-press">
                <span className="sr-only">{fill(ui.label, { label: texts.impactLabel })} </span>
                <CountedWords
                  text={impact}
                  counted={counted}
                  numberClass="whitespace-nowrap text-figure font-bold leading-tight"
                />
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
