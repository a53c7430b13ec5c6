import type { ReactNode } from "react";

const grounds = { paper: "", sand: "bg-sand", press: "bg-press-deep text-paper" } as const;

type SectionProps = {
  title: string;
  lead?: string;
  id?: string;
  ground?: keyof typeof grounds;
  children: ReactNode;
};

/** A part of a page with its heading. */
export function Section({ title, lead, id, ground = "paper", children }: SectionProps) {
  return (
    <section {...(id ? { id } : {})} className={`${grounds[ground]} section-space`}>
      <div className="page-width">
        <h2 className="max-w-[26ch] text-section">{title}</h2>
        {lead ? <p className="mt-3 max-w-text text-lead">{lead}</p> : null}
        <div className="mt-8">{children}</div>
      </div>
    </section>
  );
}
