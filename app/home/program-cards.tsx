import { ArrowRight } from "lucide-react";
import { illustrationSize, programs } from "../components/programs.ts";
import type { HomeTexts } from "../content/schemas/home.ts";
import { useShell } from "../shell/use-shell.ts";

/** The three programs as doorways to Our Work. */
export function ProgramCards({ texts }: { texts: HomeTexts["programs"] }) {
  const { paths } = useShell();
  return (
    <>
      <ul className="grid gap-6 md:grid-cols-3">
        {programs.map(({ id, image }) => (
          <li key={id} className="overflow-hidden rounded-soft border border-line bg-paper">
            <img
              src={image}
              alt=""
              {...illustrationSize}
              loading="lazy"
              className="h-auto w-full"
            />
            <div className="p-5">
              <h3 className="text-title">{texts[id].title}</h3>
              <p className="mt-2">{texts[id].description}</p>
            </div>
          </li>
        ))}
      </ul>
      <a
        href={paths.ourWork}
        className="mt-6 inline-flex min-h-11 items-center gap-2 font-semibold text-press underline underline-offset-4 hover:text-ink"
      >
        {texts.more}
        <ArrowRight aria-hidden className="size-5 rtl:-scale-x-100" />
      </a>
    </>
  );
}
