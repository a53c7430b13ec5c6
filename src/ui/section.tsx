import type { ReactNode } from "react";

const grounds = {
  paper: "",
  sand: "bg-sand",
  press: "ground-sea",
  wall: "ground-wall",
} as const;

const layouts = {
  stack: { frame: "", content: "mt-8" },
  beside: {
    frame: "lg:grid lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] lg:gap-x-16",
    content: "mt-8 lg:mt-0",
  },
} as const;

type SectionProps = {
  title: string;
  lead?: string;
  id?: string;
  ground?: keyof typeof grounds;
  /** On a wide screen the content stands under its heading, or beside it. */
  layout?: keyof typeof layouts;
  children: ReactNode;
};

/** A part of a page with its heading. */
export function Section(props: SectionProps) {
  const { title, lead, id, ground = "paper", layout = "stack", children } = props;
  const { frame, content } = layouts[layout];
  return (
    <section {...(id ? { id } : {})} className={`${grounds[ground]} section-space`}>
      <div className={`page-width ${frame}`}>
        <div>
          <h2 className="max-w-[26ch] text-section">{title}</h2>
          {lead ? <p className="mt-3 max-w-text text-lead">{lead}</p> : null}
        </div>
        <div className={content}>{children}</div>
      </div>
    </section>
  );
}
