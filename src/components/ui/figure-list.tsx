import { Ltr } from "./trans.tsx";

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
export function Figure({ value }: { value: string }) {
  const [words = ""] = /^\D+(?=\d)/.exec(value) ?? [];
  return (
    <Ltr>
      {words && <small className="text-body font-normal">{words}</small>}
      {value.slice(words.length)}
    </Ltr>
  );
}
