import { scaleBand, scaleLinear } from "d3-scale";
import { stack } from "d3-shape";
import { type Program, programs } from "./ledger.ts";
import { type Month, sumOf } from "./periods.ts";

/** Heights in CSS pixels; widths are in percent, so that letters keep their size on every screen. */
const rowHeight = 30;
const axisHeight = 24;
/** Where the months stand, in percent of the width: a mast with a slope on each side. */
const mast = { start: 40, end: 60 } as const;

/** A piece of a bar. `x` and `width` in percent from the left, `y` and `height` in pixels. */
type Bar = {
  readonly program: Program;
  readonly x: number;
  readonly width: number;
  readonly y: number;
  readonly height: number;
};

/** A line over the chart at an amount of MRU, at `x` percent from the left. */
type Tick = { readonly amount: number; readonly x: number };

/**
 * The chart of some months: what came in runs from the mast to where a line begins, what went out to
 * where it ends, piece by piece for each program; both sides have one scale.
 * @param dir in which direction the page is read: the chart is the other way round in Arabic
 */
export function chartShape(months: readonly Month[], dir: "ltr" | "rtl") {
  const height = axisHeight + rowHeight * months.length;
  const rows = scaleBand()
    .domain(months.map(({ month }) => month))
    .range([axisHeight, height])
    .padding(0.22);
  const most = Math.max(
    1,
    ...months.flatMap(({ flow }) => [sumOf(flow, "in"), sumOf(flow, "out")]),
  );
  const scale = scaleLinear().domain([0, most]).nice(2);
  const sides = {
    in: scale.copy().range([mast.start, 0]),
    out: scale.copy().range([mast.end, 100]),
  };
  const along = (x: number) => (dir === "ltr" ? x : 100 - x);
  const bars = (["in", "out"] as const).flatMap((kind) =>
    stack<Month, Program>()
      .keys(programs)
      .value(({ flow }, program) => flow[kind][program])([...months])
      .flatMap((series) =>
        series.map(([from, to], index): Bar => {
          const ends = [along(sides[kind](from)), along(sides[kind](to))];
          const x = Math.min(...ends);
          const y = rows(months[index]?.month ?? "") ?? 0;
          const width = Math.max(...ends) - x;
          return { program: series.key, x, width, y, height: rows.bandwidth() };
        }),
      )
      .filter(({ width }) => width > 0),
  );
  const ticks = scale
    .ticks(2)
    .filter((amount) => amount > 0)
    .flatMap((amount): Tick[] =>
      [sides.in, sides.out].map((side) => ({ amount, x: along(side(amount)) })),
    );
  const labels = months.map(({ month }) => ({
    month,
    y: (rows(month) ?? 0) + rows.bandwidth() / 2,
  }));
  return { height, axisHeight, bars, ticks, labels };
}
