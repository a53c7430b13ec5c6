import { showMonth } from "../i18n/day-words.ts";
import { groupThousands } from "../i18n/format-number.ts";
import { interpolate } from "../i18n/interpolate.ts";
import { Ltr } from "../ui/trans.tsx";
import { useShell } from "../ui/use-shell.ts";
import type { AccountsTexts } from "./accounts-texts.ts";
import { chartShape } from "./chart-shape.ts";
import { type Program, programs } from "./ledger.ts";
import { type Month, sumOf, type Year } from "./periods.ts";

const looks: Record<Program, string> = {
  food: "bar-food",
  water: "bar-water",
  cleanUp: "bar-clean-up",
  general: "bar-general",
};

type ChartProps = { year: Year; texts: AccountsTexts };

/** What came in and went out in each month of a year, drawn, and the same as a table. */
export function Chart({ year, texts }: ChartProps) {
  return (
    <figure>
      <Legend texts={texts} />
      <div className="mt-6">
        <div className="flex text-small font-semibold">
          <p className="w-[60%]">{texts.sheet.in}</p>
          <p className="w-[40%] text-end">{texts.sheet.out}</p>
        </div>
        <Drawing
          months={year.months}
          label={interpolate(texts.chart.label, { period: year.year })}
        />
      </div>
      <details className="mt-4 border-y border-line">
        <summary className="min-h-11 py-2 font-semibold text-press">{texts.chart.table}</summary>
        <ChartTable months={year.months} texts={texts} />
      </details>
    </figure>
  );
}

function Legend({ texts }: { texts: AccountsTexts }) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 text-small">
      {programs.map((program) => (
        <li key={program} className="inline-flex items-center gap-2">
          <svg aria-hidden="true" className="size-5 shrink-0">
            <rect x="1" y="1" width="18" height="18" className={looks[program]} />
          </svg>
          {texts.programs[program]}
        </li>
      ))}
    </ul>
  );
}

const percent = (value: number) => `${Number(value.toFixed(2))}%`;

/** Letters are placed from the left whatever the page's direction: the numbers are turned round already. */
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
          className={looks[program]}
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

/** The figures that are drawn, for who hears them and for who wants to copy them. */
function ChartTable({ months, texts }: { months: readonly Month[]; texts: AccountsTexts }) {
  const { language } = useShell();
  const { chart, sheet } = texts;
  const amount = (value: number) => <Ltr>{groupThousands(value, language)}</Ltr>;
  return (
    <table className="mb-3 w-full text-small">
      <thead>
        <tr>
          <th scope="col" className="py-1 pe-2 text-start">
            {chart.program}
          </th>
          <th scope="col" className="py-1 ps-2 text-end">
            {sheet.in}
          </th>
          <th scope="col" className="py-1 ps-2 text-end">
            {sheet.out}
          </th>
        </tr>
      </thead>
      {months.map(({ month, flow }) => (
        <tbody key={month}>
          <tr className="border-t border-line">
            <th scope="rowgroup" className="pt-2 pe-2 text-start">
              {showMonth(month, language, "withYear")}
            </th>
            <td className="pt-2 ps-2 text-end font-semibold">{amount(sumOf(flow, "in"))}</td>
            <td className="pt-2 ps-2 text-end font-semibold">{amount(sumOf(flow, "out"))}</td>
          </tr>
          {programs
            .filter((program) => flow.in[program] + flow.out[program] > 0)
            .map((program) => (
              <tr key={program}>
                <th scope="row" className="pe-2 text-start font-normal">
                  {texts.programs[program]}
                </th>
                <td className="ps-2 text-end">{amount(flow.in[program])}</td>
                <td className="ps-2 text-end">{amount(flow.out[program])}</td>
              </tr>
            ))}
        </tbody>
      ))}
    </table>
  );
}
