import { Ltr } from "../components/ltr.tsx";
import { Words } from "../components/words.tsx";
import type { OurWorkTexts } from "../content/schemas/our-work.ts";
import { useShell } from "../shell/use-shell.ts";

const years = ["y2018", "y2019", "y2020", "y2021", "y2022", "y2023", "future"] as const;

/** From 2018 to "2024+ Looking Forward", along one line; the last stop is still open. */
export function Timeline({ texts }: { texts: OurWorkTexts["timeline"] }) {
  const { figures } = useShell();
  return (
    <ol className="border-s-2 border-sun ms-2">
      {years.map((id) => {
        const { year, title, description, impact } = texts[id];
        return (
          <li key={id} className="group relative ps-8 pb-10 last:pb-0">
            <span
              aria-hidden
              className="absolute -start-[0.6875rem] top-2 size-5 rotate-45 border-2 border-sun bg-sun group-last:bg-press-deep"
            />
            <p className="text-section font-semibold leading-tight text-sun">
              <Ltr>{year}</Ltr>
            </p>
            <h3 className="mt-1 text-title">{title}</h3>
            <p className="mt-1 max-w-text">{description}</p>
            <p className="mt-2 font-medium text-press-pale">
              <span className="sr-only">{texts.impactLabel}: </span>
              {typeof impact === "string" ? impact : <Words text={impact} values={figures} />}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
