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
