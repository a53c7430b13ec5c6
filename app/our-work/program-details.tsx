import { illustrationSize, programs } from "../components/programs.ts";
import { Words } from "../components/words.tsx";
import type { OurWorkTexts } from "../content/schemas/our-work.ts";
import { useShell } from "../shell/use-shell.ts";

/** Each program with its picture, what it does, and what it gave. */
export function ProgramDetails({ texts }: { texts: OurWorkTexts["programs"] }) {
  const { figures } = useShell();
  return (
    <ul className="grid gap-14">
      {programs.map(({ id, image }) => {
        const { title, description, details, impact, imageAlt } = texts[id];
        return (
          <li
            key={id}
            className="grid items-center gap-x-12 gap-y-5 md:grid-cols-2 md:even:[&>img]:order-last"
          >
            <img
              src={image}
              alt={imageAlt}
              {...illustrationSize}
              loading="lazy"
              className="h-auto w-full rounded-soft"
            />
            <div>
              <h3 className="text-section">{title}</h3>
              <p className="mt-3">{description}</p>
              <ul className="mt-3 list-disc space-y-1 ps-5 marker:text-accent">
                {details.map((detail) => (
                  <li key={detail}>{detail}</li>
                ))}
              </ul>
              <p className="mt-4 border-s-4 border-sun ps-4 font-semibold text-press">
                <span className="sr-only">{texts.impactLabel}: </span>
                <Words text={impact} values={figures} />
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
