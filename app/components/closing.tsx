import type { ReactNode } from "react";
import { OrnamentBand } from "./ornament-band.tsx";

type ClosingProps = { title: string; lead: string; children: ReactNode };

/** How a page ends: what the visitor can do next. */
export function Closing({ title, lead, children }: ClosingProps) {
  return (
    <section className="bg-sand">
      <OrnamentBand className="text-accent" />
      <div className="page-width section-space">
        <h2 className="max-w-[26ch] text-section">{title}</h2>
        <p className="mt-3 max-w-text text-lead">{lead}</p>
        <div className="mt-6 flex flex-wrap gap-3">{children}</div>
      </div>
    </section>
  );
}
