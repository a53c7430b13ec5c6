import type { ReactNode } from "react";

type PageOpeningProps = { title: string; lead: ReactNode; children?: ReactNode };

/** The opening of every page but Home: what it is about, in one sentence and one paragraph. */
export function PageOpening({ title, lead, children }: PageOpeningProps) {
  return (
    <div className="khayma-edge bg-sand pb-10">
      <div className="page-width pt-10 pb-8 md:pt-16">
        <h1 className="max-w-[22ch] text-display">{title}</h1>
        <p className="mt-4 max-w-text text-lead">{lead}</p>
        {children ? <div className="mt-6 flex flex-wrap gap-3">{children}</div> : null}
      </div>
    </div>
  );
}
