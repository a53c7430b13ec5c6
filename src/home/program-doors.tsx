import { ArrowRight } from "lucide-react";
import { OrnamentBand, Rosette } from "../ui/ornament.tsx";
import { illustrationSize, programs } from "../ui/programs.ts";
import { useShell } from "../ui/use-shell.ts";
import type { HomeTexts } from "./home-texts.ts";

/** The three programs as the painted doors of a Walata house, each open on its part of Our Work. */
export function ProgramDoors({ texts }: { texts: HomeTexts["programs"] }) {
  const { paths } = useShell();
  return (
    <>
      <ul className="grid gap-x-8 gap-y-6 md:grid-cols-3">
        {programs.map(({ id, anchor, image }) => (
          <li key={id} className="flex flex-col">
            <Rosette className="mx-auto mb-5 size-20 max-md:hidden" />
            <div className="group relative flex-1 border border-white bg-white p-4 text-ink [--focus:var(--color-press)]">
              <OrnamentBand className="mb-4 text-ink-soft" />
              <div className="border-[0.625rem] border-b-0 border-accent group-hover:border-press">
                <img
                  src={image}
                  alt=""
                  {...illustrationSize}
                  loading="lazy"
                  className="h-auto w-full"
                />
              </div>
              <h3 className="border-t-8 border-ink-soft pt-3 text-title">
                <a
                  href={`${paths.ourWork}#${anchor}`}
                  className="after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4"
                >
                  {texts[id].title}
                </a>
              </h3>
              <p className="mt-1">{texts[id].description}</p>
            </div>
          </li>
        ))}
      </ul>
      <a
        href={paths.ourWork}
        className="mt-6 inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4 hover:decoration-2 active:text-sand print:hidden"
      >
        {texts.more}
        <ArrowRight aria-hidden className="forward-arrow size-5 shrink-0 mirrored" />
      </a>
    </>
  );
}
