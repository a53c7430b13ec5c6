import { Ltr } from "./ltr.tsx";

export type Figure = { value: string; label: string };

/** Figures set as figures: the number large, its meaning under it. */
export function FigureList({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-8 md:flex md:flex-wrap md:justify-between">
      {figures.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end border-s-4 border-sun ps-4">
          <dt className="text-body">{label}</dt>
          <dd className="text-figure font-semibold leading-tight text-press">
            <Ltr>{value}</Ltr>
          </dd>
        </div>
      ))}
    </dl>
  );
}
