import type { ReactNode } from "react";
import { ButtonRow } from "./button.tsx";
import { OrnamentBand, TentEdge } from "./ornament.tsx";
import { keepWhole, Ltr } from "./trans.tsx";

type PageHeroProps = {
  title: string;
  lead: ReactNode;
  /** What changes the meaning of the lead. */
  notice?: ReactNode;
  children?: ReactNode;
  beside?: ReactNode;
  align?: keyof typeof alignments;
};

/** How a part stands beside the words. A picture does so on a tablet too. */
const alignments = {
  center: "lg:items-center",
  picture: "items-center md:max-lg:grid-cols-[3fr_2fr]",
} as const;

export function PageHero(props: PageHeroProps) {
  const { title, lead, notice, children, beside, align = "center" } = props;
  const columns = beside ? `hero-columns grid ${alignments[align]}` : "";
  return (
    <div className="bg-sand">
      <div className={`page-width pt-10 pb-8 md:pt-16 md:pb-12 print:py-2 ${columns}`}>
        <div>
          <h1 className="max-w-[22ch] text-display print:text-[20pt]">
            {keepWhole(title, hyphenated)}
          </h1>
          {notice}
          {(Array.isArray(lead) ? lead : [lead]).map((paragraph) => (
            <p key={`${paragraph}`} className="mt-4 max-w-text text-lead">
              {paragraph}
            </p>
          ))}
          {children ? <ButtonRow className="mt-6 print:hidden">{children}</ButtonRow> : null}
        </div>
        {beside}
      </div>
      <TentEdge className="text-paper" />
    </div>
  );
}

/** A word such as "Clean-up". */
const hyphenated = /(\S+-\S+)/;

const tones = {
  paper: "on-paper",
  sand: "bg-sand",
  press: "press-ground",
  wall: "bg-accent text-white [--focus:var(--color-white)]",
} as const;

type SectionProps = {
  title: string;
  lead?: ReactNode;
  id?: string;
  tone?: keyof typeof tones;
  layout?: "beside";
  children: ReactNode;
};

export function Section(props: SectionProps) {
  const { title, lead, tone = "paper", layout, children, ...rest } = props;
  return (
    <section {...rest} className={`${tones[tone]} section-space`}>
      <div className={`${layout ? "section-columns " : ""}page-width`}>
        <Heading title={title} lead={lead} />
        <div className={`${layout ? "lg:mt-0 " : ""}mt-6 sm:mt-8`}>{children}</div>
      </div>
    </section>
  );
}

export function SheetSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="gap-x-16 border-t border-line py-6 md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <h2 className="text-title md:break-after-auto print:mt-0">{title}</h2>
      <div className="grid max-w-text gap-4 max-md:mt-2 print:max-w-none print:gap-1">
        {children}
      </div>
    </section>
  );
}

type ToolProps = { title: string; lead?: string; children: ReactNode };

/** A small section with something to use, such as a button. */
export function Tool({ title, lead, children }: ToolProps) {
  return (
    <section>
      <h2 className="text-title">{title}</h2>
      {lead && <p className="mt-1">{lead}</p>}
      <div className="mt-3">{children}</div>
    </section>
  );
}

export function Heading({ title, lead }: { title: string; lead: ReactNode }) {
  return (
    <div>
      <h2 className="max-w-[26ch] text-section">{title}</h2>
      {lead ? <Lead>{lead}</Lead> : null}
    </div>
  );
}

export function Lead({ children }: { children: ReactNode }) {
  return <p className="mt-3 max-w-text text-lead">{children}</p>;
}

type PanelProps = { id?: string; className: string; children: ReactNode };

export function Panel({ id, className, children }: PanelProps) {
  return (
    <div
      id={id}
      className={`overflow-hidden rounded-soft border border-transparent bg-white shadow-raised ${className}`}
    >
      <OrnamentBand className="text-accent" />
      <div className="px-5 pt-4 max-[15rem]:px-2 sm:px-7">{children}</div>
    </div>
  );
}

/** Each line is a paragraph, because YAML makes one line break of an empty line. */
export const paragraphsOf = (text: string): string[] => text.split(/\s*\n\s*/);

export const listItems = (texts: readonly string[]) =>
  texts.map((text) => <li key={text}>{text}</li>);

type FigureListProps = {
  figures: readonly { value: string; label: string }[];
  /** The figures are in one column on a wide screen too. */
  narrow?: boolean;
};

export function FigureList({ figures, narrow = false }: FigureListProps) {
  const layout = narrow
    ? "max-md:tally-down md:max-lg:tally-across lg:tally-down"
    : "max-md:tally-down md:tally-across";
  return (
    <ul className={`tally ${layout}`}>
      {figures.map(({ value, label }) => (
        <li key={label}>
          <p>{label}</p>
          <p>
            <Figure value={value} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Figures beside each other on a wide screen, and each with its label in a line on a phone. */
export function FigureRow({ figures }: Pick<FigureListProps, "figures">) {
  return (
    <ul className="-mb-2 grid gap-x-16 lg:grid-cols-3">
      {figures.map(({ value, label }) => (
        <li
          key={label}
          className="flex flex-wrap items-center gap-x-3 border-t border-line py-1.5 lg:block"
        >
          <p className="text-section font-semibold leading-tight text-press">
            <Figure value={value} />
          </p>
          <p>{label}</p>
        </li>
      ))}
    </ul>
  );
}

/** The words before a number are smaller, as in "plus de 500". */
function Figure({ value }: { value: string }) {
  const [words = ""] = /^\D+(?=\d)/.exec(value) ?? [];
  return (
    <Ltr>
      {words && <small className="text-body font-normal">{words}</small>}
      {value.slice(words.length)}
    </Ltr>
  );
}
