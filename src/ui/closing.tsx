import type { ReactNode } from "react";
import { KhaymaEdge } from "./khayma-edge.tsx";

const before = { paper: "bg-paper", press: "bg-press-deep" } as const;

type ClosingProps = {
  title: string;
  lead: string;
  /** The ground of the section above, which the edge rises into. */
  after?: keyof typeof before;
  children: ReactNode;
};

/** How a page ends: what the visitor can do next, under the tents. */
export function Closing({ title, lead, after = "paper", children }: ClosingProps) {
  return (
    <section className="print:hidden">
      <div className={before[after]}>
        <KhaymaEdge className="text-sand" />
      </div>
      <div className="bg-sand">
        <div className="page-width section-space items-end justify-between gap-12 lg:flex">
          <div>
            <h2 className="max-w-[26ch] text-section">{title}</h2>
            <p className="mt-3 max-w-text text-lead">{lead}</p>
          </div>
          <div className="mt-6 flex flex-wrap gap-3 lg:max-w-[58%] lg:flex-none lg:justify-end">
            {children}
          </div>
        </div>
      </div>
    </section>
  );
}
