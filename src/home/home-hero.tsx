import hero from "../../art/hero.svg?url";
import { ActionLink } from "../ui/action-link.tsx";
import { useShell } from "../ui/use-shell.ts";
import { Words } from "../ui/words.tsx";
import type { HomeTexts } from "./home-texts.ts";

/** What the visitor meets first: who this is, the two ways on, and the tent on its sand. */
export function HomeHero({ texts }: { texts: HomeTexts["hero"] }) {
  const { paths, site } = useShell();
  return (
    <div className="items-end gap-x-10 pt-7 lg:page-start lg:grid lg:grid-cols-[minmax(0,31rem)_minmax(0,1fr)] lg:pt-10">
      <div className="page-width pb-8 lg:self-center lg:px-0 lg:pb-12">
        <p className="inline-block rounded-full border-2 border-accent px-3 py-0.5 text-small font-medium text-accent">
          <Words text={texts.badge} values={{ founded: site.founded }} />
        </p>
        <h1 className="mt-4 max-w-[18ch] text-display">{texts.title}</h1>
        <p className="mt-4 max-w-text text-lead">{texts.lead}</p>
        <div className="mt-6 flex flex-wrap gap-3 print:hidden">
          <ActionLink href={paths.donate} look="donate">
            {texts.donate}
          </ActionLink>
          <ActionLink href={paths.ourWork} look="quiet">
            {texts.ourWork}
          </ActionLink>
        </div>
      </div>
      <HeroImage alt={texts.imageAlt} />
    </div>
  );
}

/**
 * The drawn hero under the khayma's outline; its sand goes on as the ground of the section below.
 * Without the image its frame is empty, and so has no height. As a compressed SVG it is a quarter of the
 * size of an AVIF for a small phone, and sharp everywhere.
 */
function HeroImage({ alt }: { alt: string }) {
  return (
    <div className="khayma-peak ms-auto w-full max-w-[60rem] bg-sand print:max-w-xs">
      <img
        src={hero}
        alt={alt}
        width={1200}
        height={900}
        fetchPriority="high"
        data-hides=""
        className="h-auto w-full"
      />
    </div>
  );
}
