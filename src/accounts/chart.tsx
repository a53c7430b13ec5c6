import { scaleBand, scaleLinear } from "d3-scale";
import { stack } from "d3-shape";
import { showMonth } from "../i18n/day-words.ts";
import { groupThousands } from "../i18n/format-number.ts";
import { interpolate } from "../i18n/interpolate.ts";
import { useShell } from "../ui/use-shell.ts";
import { kinds, type Program, programs } from "./ledger.ts";
import { type Month, sumOf, type Year } from "./periods.ts";
import { ChartTable, useAccountsTexts } from "./tables.tsx";

/** The four programs differ by pattern and lightness too: colour alone is not enough. */
const programClasses: Record<Program, string> = {
  food: "fill-accent",
  water: "fill-[url(#waves)] stroke-press",
  cleanUp: "fill-sun stroke-ink-soft",
  general: "fill-white stroke-ink-soft",
};

/** What came in and went out in each month of a year, drawn, and the same as a table. */
export function Chart({ year: { year, months } }: { year: Year }) {
  const { chart, sheet } = useAccountsTexts();
  return (
    <figure>
      <Legend />
      <div className="mt-6">
        <div className="flex text-small font-semibold">
          <p className="w-[60%]">{sheet.in}</p>
          <p className="w-[40%] text-end">{sheet.out}</p>
        </div>
        <Drawing months={months} label={interpolate(chart.label, { period: year })} />
      </div>
      <details className="mt-4 border-y border-line">
        <summary className="min-h-11 py-2 font-semibold text-press">{chart.table}</summary>
        <ChartTable months={months} />
      </details>
    </figure>
  );
}

function Legend() {
  const texts = useAccountsTexts();
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 text-small">
      {programs.map((program) => (
        <li key={program} className="inline-flex items-center gap-2">
          <svg aria-hidden="true" className="size-5 shrink-0">
            <rect x="1" y="1" width="18" height="18" className={programClasses[program]} />
          </svg>
          {texts.programs[program]}
        </li>
      ))}
    </ul>
  );
}

const percent = (value: number) => `${Number(value.toFixed(2))}%`;

/** Text is placed from the left whatever the page's direction: `chartShape` has mirrored the places already. */
function Drawing({ months, label }: { months: readonly Month[]; label: string }) {
  const { language } = useShell();
  const { height, axisHeight, bars, ticks, labels } = chartShape(months, language.dir);
  // On a phone there is room for one number a side.
  const largest = Math.max(...ticks.map(({ amount }) => amount));
  return (
    <svg
      role="img"
      aria-label={label}
      direction="ltr"
      width="100%"
      height={height}
      className="block overflow-visible"
      fontSize="13"
    >
      <pattern id="waves" width="6" height="6" patternUnits="userSpaceOnUse">
        <path d="M0 0h6v6H0z" className="fill-press" />
        <path d="M0 3h6" className="stroke-press-pale" />
      </pattern>
      {ticks.map(({ amount, x }) => (
        <g key={x}>
          <line
            x1={percent(x)}
            x2={percent(x)}
            y1={axisHeight}
            y2={height}
            className="stroke-line"
          />
          {amount === largest ? (
            <text x={percent(x)} y="14" textAnchor={anchorAt(x)} className="fill-ink-soft">
              {groupThousands(amount, language)}
            </text>
          ) : null}
        </g>
      ))}
      {labels.map(({ month, y }) => (
        <text key={month} x="50%" y={y} dy="0.35em" textAnchor="middle" className="fill-ink">
          {showMonth(month, language, "short")}
        </text>
      ))}
      {bars.map(({ program, x, width, y, height: high }) => (
        <rect
          key={`${x} ${y}`}
          x={percent(x)}
          width={percent(width)}
          y={y.toFixed(1)}
          height={high.toFixed(1)}
          className={programClasses[program]}
        />
      ))}
    </svg>
  );
}

/** So that a number at the edge of the chart is not cut off. */
function anchorAt(x: number): "start" | "middle" | "end" {
  if (x < 8) return "start";
  return x > 92 ? "end" : "middle";
}

/** Heights in CSS pixels; widths are in percent, so that letters keep their size on every screen. */
const rowHeight = 30;
const axisHeight = 24;
/** Where the months are written, in percent of the width; the bars start on each side of it. */
const monthAxis = { start: 40, end: 60 } as const;

/**
 * Geometry of the chart, x in percent from the left, y in pixels. Money in runs from the axis towards the
 * start, money out towards the end, stacked by program; both sides share one scale.
 * @param dir in which direction the page is read: in Arabic the chart is mirrored
 */
export function chartShape(months: readonly Month[], dir: "ltr" | "rtl") {
  const height = axisHeight + rowHeight * months.length;
  const rows = scaleBand()
    .domain(months.map(({ month }) => month))
    .range([axisHeight, height])
    .padding(0.22);
  const most = Math.max(1, ...months.flatMap(({ flow }) => kinds.map((kind) => sumOf(flow, kind))));
  const scale = scaleLinear().domain([0, most]).nice(2);
  const sides = {
    in: scale.copy().range([monthAxis.start, 0]),
    out: scale.copy().range([monthAxis.end, 100]),
  };
  const along = (x: number) => (dir === "ltr" ? x : 100 - x);
  const bars = kinds.flatMap((kind) =>
    stack<Month, Program>()
      .keys(programs)
      .value(({ flow }, program) => flow[kind][program])([...months])
      .flatMap((series) =>
        series.map(([from, to], index) => {
          const ends = [along(sides[kind](from)), along(sides[kind](to))];
          const x = Math.min(...ends);
          const y = rows(months[index]?.month ?? "") ?? 0;
          const width = Math.max(...ends) - x;
          return { program: series.key, x, width, y, height: rows.bandwidth() };
        }),
      )
      .filter(({ width }) => width > 0),
  );
  const amounts = scale.ticks(2).filter((amount) => amount > 0);
  const ticks = amounts.flatMap((amount) =>
    kinds.map((kind) => ({ amount, x: along(sides[kind](amount)) })),
  );
  const labels = months.map(({ month }) => ({
    month,
    y: (rows(month) ?? 0) + rows.bandwidth() / 2,
  }));
  return { height, axisHeight, bars, ticks, labels };
}
