import type { ReactNode } from "react";
import { KhaymaEdge } from "./khayma-edge.tsx";

type PageOpeningProps = {
  title: ReactNode;
  lead: ReactNode;
  children?: ReactNode;
  /** Stands beside the words where there is room, else below them. */
  beside?: ReactNode;
  /** What stands beside may grow while one looks: the words stay where they are. */
  growing?: boolean;
  /** What the page's first ground is; nothing when the page draws its own edge. */
  edge?: "paper" | "none";
};

/** The opening of every page but Home: what it is about, in one sentence and one paragraph. */
export function PageOpening(props: PageOpeningProps) {
  const { title, lead, children, beside, growing = false, edge = "paper" } = props;
  const align = growing ? "lg:items-start" : "lg:items-center";
  const columns = beside ? `grid gap-x-14 gap-y-8 lg:grid-cols-[1fr_26rem] ${align}` : "";
  return (
    <div className="bg-sand">
      <div className={`page-width pt-10 pb-8 md:pt-16 md:pb-12 ${columns}`}>
        <div>
          <h1 className="max-w-[22ch] text-display">{title}</h1>
          <p className="mt-4 max-w-text text-lead">{lead}</p>
          {children ? <div className="mt-6 flex flex-wrap gap-3">{children}</div> : null}
        </div>
        {beside}
      </div>
      {edge === "paper" ? <KhaymaEdge className="text-paper" /> : null}
    </div>
  );
}
