import { Rosette } from "../ui/rosette.tsx";
import type { AboutTexts } from "./about-texts.ts";

/** What the charity is for, said large, and where it wants to arrive, said quietly beside it. */
export function Purpose({ mission, vision }: Pick<AboutTexts, "mission" | "vision">) {
  return (
    <div className="page-width section-space grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
      <section>
        <h2 className="text-title text-accent">{mission.title}</h2>
        <p className="mt-3 max-w-[34ch] text-section leading-normal">{mission.description}</p>
      </section>
      <section className="self-end">
        <Rosette className="mb-5 size-24 text-accent max-lg:hidden" />
        <h2 className="text-title text-accent">{vision.title}</h2>
        <p className="mt-3 text-lead">{vision.description}</p>
      </section>
    </div>
  );
}
