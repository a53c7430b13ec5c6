import { Fragment } from "react";
import { showMonth } from "../../lib/i18n/day-words.ts";
import { groupThousands } from "../../lib/i18n/format-number.ts";
import { interpolate } from "../../lib/i18n/interpolate.ts";
import { type Program, programs } from "../charity/programs.ts";
import { useShell, useTexts } from "../shell/shell-provider.server.tsx";
import { LastMonths, lastMonths, ofHundred } from "./last-months.server.tsx";
import { kinds } from "./ledger.server.ts";
import { type Kind, loadAccounts, type Month, sumOf, type Year } from "./periods.server.ts";
import { ChartTable } from "./tables.server.tsx";

/** Programs differ by pattern and lightness too, because colour alone is not enough. */
const programClasses: Record<Program, string> = {
  food: "fill-accent",
  water: "fill-[url(#waves)] stroke-press",
  cleanUp: "fill-sun stroke-ink-soft",
  general: "fill-[url(#grains)] stroke-ink-soft",
};

/** Before the newest year stands what became of 100 MRU in the last twelve months. */
export function Chart({ year: { year, months } }: { year: Year }) {
  const { language } = useShell();
  const { chart } = useTexts("accounts");
  const { largest, sides } = chartShape(months);
  const side = (kind: Kind) => <Side kind={kind} rows={sides[kind]} largest={largest} />;
  return (
    <figure>
      {loadAccounts().years[0]?.year === year && (
        <>
          <LastMonths />
          <HundredBar />
        </>
      )}
      <Legend />
      <p className="mt-2 text-small">{chart.general}</p>
      <div role="img" aria-label={interpolate(chart.label, { period: year })} className="chart">
        {side("in")}
        <ol>
          {months.map(({ month }) => (
            <li key={month}>{showMonth(month, language, "short")}</li>
          ))}
        </ol>
        {side("out")}
      </div>
      <details className="mt-4 border-y border-line print:hidden">
        <summary className="fold min-h-11 py-2 font-semibold text-press">{chart.table}</summary>
        <ChartTable months={months} />
      </details>
    </figure>
  );
}

/** The last sentence of `LastMonths` as one bar, with the legend and the patterns of the chart. */
function HundredBar() {
  const { out } = lastMonths().flow;
  if (programs.every((program) => out[program] === 0)) return null;
  let end = 0;
  return (
    <svg aria-hidden="true" width="100%" height="20" className="mirrored my-2">
      {ofHundred(out).map(({ program, share }) => {
        const x = percent(end);
        end += share;
        return (
          <rect
            key={program}
            x={x}
            width={percent(share)}
            height={barHeight}
            className={programClasses[program]}
          />
        );
      })}
    </svg>
  );
}

function Legend() {
  const texts = useTexts("accounts");
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 text-small">
      {programs.map((program, index) => (
        <li key={program} className="inline-flex items-center gap-2">
          <svg aria-hidden="true" className="size-5 shrink-0">
            {index === 0 ? <Patterns /> : null}
            <rect x="1" y="1" width="18" height="18" className={programClasses[program]} />
          </svg>
          {texts.programs[program]}
        </li>
      ))}
    </ul>
  );
}

const Patterns = () => (
  <>
    <pattern id="waves" width="6" height="6" patternUnits="userSpaceOnUse">
      <path d="M0 0h6v6H0z" className="fill-press" />
      <path d="M0 3h6" className="stroke-press-pale" />
    </pattern>
    <pattern id="grains" width="6" height="6" patternUnits="userSpaceOnUse">
      <path d="M0 0h6v6H0z" fill="#e3c79b" />
      <path d="M2 2h1v1H2zM5 5h1v1H5z" className="fill-ink-soft" />
    </pattern>
  </>
);

type SideProps = { kind: Kind; rows: readonly ChartRow[]; largest: number };

/** Bars of money in grow towards the start of a line, bars of money out towards its end. */
function Side({ kind, rows, largest }: SideProps) {
  const { language } = useShell();
  const showSum = (mru: number) => groupThousands(mru, language);
  const toLeft = (kind === "in") === (language.dir === "ltr");
  return (
    <div>
      <p className={`font-semibold ${kind === "in" ? "text-end" : ""}`}>
        {useTexts("accounts").sheet[kind]}
      </p>
      <p className="text-center sm:hidden">
        <bdi dir="ltr">{showSum(largest / 2)}</bdi>
      </p>
      <svg aria-hidden="true" direction="ltr" width="100%" height={rows.length * rowHeight}>
        <line x1="50%" x2="50%" y2="100%" className="sm:hidden" />
        {rows.map(({ month, y, total, end, bars }) => (
          <Fragment key={month}>
            {bars.map(({ program, start, width }) => (
              <rect
                key={program}
                x={percent(toLeft ? 100 - start - width : start)}
                y={y}
                width={percent(width)}
                height={barHeight}
                className={programClasses[program]}
              />
            ))}
            {total > 0 && (
              <text
                x={percent(toLeft ? 100 - end : end)}
                dx={toLeft ? -8 : 8}
                y={y + 15}
                textAnchor={toLeft ? "end" : "start"}
              >
                {showSum(total)}
              </text>
            )}
          </Fragment>
        ))}
      </svg>
    </div>
  );
}

const percent = (value: number) => `${Number(value.toFixed(1))}%`;

/** Heights are in CSS pixels, and widths in percent, so that letters keep their size on any screen. */
const rowHeight = 30;
const barHeight = 20;

type ChartRow = ReturnType<typeof chartShape>["sides"][Kind][number];

/** Places the bars from the middle outwards. `start`, `width` and `end` are in percent of a side. */
export function chartShape(months: readonly Month[]) {
  const sums = months.flatMap(({ flow }) => kinds.map((kind) => sumOf(flow, kind)));
  const largest = 2 * roundUp(Math.max(1, ...sums) / 2);
  const sideOf = (kind: Kind) =>
    months.map(({ month, flow }, index) => {
      let end = 0;
      const bars = programs.flatMap((program) => {
        const width = (flow[kind][program] / largest) * 100;
        const start = end;
        end += width;
        return width > 0 ? [{ program, start, width }] : [];
      });
      const y = (index + 0.5) * rowHeight - barHeight / 2;
      return { month, y, bars, total: sumOf(flow, kind), end };
    });
  return { largest, sides: { in: sideOf("in"), out: sideOf("out") } };
}

/** Rounds up to halves of the first digit's unit: 16,900 becomes 20,000, and 20,750 becomes 25,000. */
function roundUp(amount: number): number {
  const half = Math.max(1, 10 ** (String(Math.ceil(amount)).length - 1) / 2);
  return Math.ceil(amount / half) * half;
}
