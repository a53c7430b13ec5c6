import { Ltr } from "./trans.tsx";

const rowClasses = "flex flex-wrap items-baseline border-t border-line py-2";

type FigureListProps = { figures: readonly { value: string; label: string }[] };

export function FigureList({ figures }: FigureListProps) {
  // French writes "+ de 8 000": side by side, four of these are smaller.
  const size = figures.some(({ value }) => value.length > 7) ? "lg:text-section" : "";
  return (
    <dl className="border-b border-line lg:grid lg:auto-cols-[1fr] lg:grid-flow-col lg:gap-x-10 lg:border-b-0">
      {figures.map(({ value, label }) => (
        <div
          key={label}
          className={`${rowClasses} lg:flex-col lg:flex-nowrap lg:items-start lg:border-t-4 lg:border-sun lg:py-4`}
        >
          <dt className="min-w-28 flex-1 lg:mt-1 lg:text-lead">{label}</dt>
          <dd
            className={`order-first me-4 min-w-[5.3ch] text-tally leading-tight text-press lg:me-0 lg:min-w-0 ${size}`}
          >
            <Ltr>{value}</Ltr>
          </dd>
        </div>
      ))}
    </dl>
  );
}
