import { Ltr } from "./trans.tsx";

type FigureListProps = {
  figures: readonly { value: string; label: string }[];
  /** The figures are in one column on a wide screen too. */
  narrow?: boolean;
};

export function FigureList({ figures, narrow = false }: FigureListProps) {
  const layout = narrow ? "tally-down" : "max-lg:tally-down lg:tally-across";
  const long = figures.some(({ value }) => value.length > 7) ? " tally-long" : "";
  return (
    <ul className={`tally ${layout}${long}`}>
      {figures.map(({ value, label }) => (
        <li key={label}>
          <p>{label}</p>
          <p>
            <Ltr>{value}</Ltr>
          </p>
        </li>
      ))}
    </ul>
  );
}
