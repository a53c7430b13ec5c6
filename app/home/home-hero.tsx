import { ActionLink } from "../components/action-link.tsx";
import { Words } from "../components/words.tsx";
import type { HomeTexts } from "../content/schemas/home.ts";
import { useShell } from "../shell/use-shell.ts";
import { HeroImage } from "./hero-image.tsx";

/** What the visitor meets first: who this is, and the two ways on. */
export function HomeHero({ texts }: { texts: HomeTexts["hero"] }) {
  const { paths, site } = useShell();
  return (
    <div className="page-width grid items-center gap-x-12 gap-y-8 pt-8 pb-4 lg:grid-cols-[1fr_1.05fr] lg:py-14">
      <div>
        <p className="inline-block rounded-full border-2 border-accent px-3 py-0.5 text-small font-medium text-accent">
          <Words text={texts.badge} values={{ founded: site.founded }} />
        </p>
        <h1 className="mt-4 max-w-[18ch] text-display">{texts.title}</h1>
        <p className="mt-4 max-w-text text-lead">{texts.lead}</p>
        <div className="mt-6 flex flex-wrap gap-3">
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
