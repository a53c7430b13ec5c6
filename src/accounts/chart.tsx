import { showMonth } from "../i18n/day-words.ts";
import { groupThousands } from "../i18n/format-number.ts";
import { interpolate } from "../i18n/interpolate.ts";
import { useShell } from "../ui/use-shell.ts";
import { kinds } from "./ledger.server.ts";
import { type Month, sumOf, type Year } from "./periods.server.ts";
import { type Program, programs } from "./programs.ts";
import { ChartTable, useAccountsTexts } from "./tables.tsx";

/** They differ by pattern and lightness too: colour alone is not enough. */
const programClasses: Record<Program, string> = {
  food: "fill-accent",
  water: "fill-[url(#waves)] stroke-press",
  cleanUp: "fill-sun stroke-ink-soft",
  general: "fill-white stroke-ink-soft",
};

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

const percent = (value: number) => `${Number(value.toFixed(1))}%`;

/** Text is placed from the left in every language: `chartShape` has mirrored the places already. */
function Drawing({ months, label }: { months: readonly Month[]; label: string }) {
  const { language } = useShell();
  const { largest, bars } = chartShape(months, language.dir);
  const ends = groupThousands(largest, language);
  return (
    <>
      <p aria-hidden="true" className="flex justify-between text-small text-ink-soft">
        <bdi dir="ltr">{ends}</bdi>
        <bdi dir="ltr">{ends}</bdi>
      </p>
      <svg
        role="img"
        aria-label={label}
        direction="ltr"
        width="100%"
        height={months.length * rowHeight}
        className="block overflow-visible border-x border-line"
        fontSize="13"
      >
        <pattern id="waves" width="6" height="6" patternUnits="userSpaceOnUse">
          <path d="M0 0h6v6H0z" className="fill-press" />
          <path d="M0 3h6" className="stroke-press-pale" />
        </pattern>
        <g textAnchor="middle" className="fill-ink">
          {months.map(({ month }, index) => (
            <text key={month} x="50%" y={(index + 0.65) * rowHeight}>
              {showMonth(month, language, "short")}
            </text>
          ))}
        </g>
        {bars.map(({ program, x, width, y }) => (
          <rect
            key={`${x} ${y}`}
            x={percent(x)}
            y={y}
            width={percent(width)}
            height={barHeight}
            className={programClasses[program]}
          />
        ))}
      </svg>
    </>
  );
}

/** Heights in CSS pixels; widths in percent, so that letters keep their size on every screen. */
const rowHeight = 30;
const barHeight = 20;
/** Of each side; between them the months are written. */
const sideWidth = 40;

/** Money in runs from the middle towards the start, money out towards the end; x in percent from the left. */
export function chartShape(months: readonly Month[], dir: "ltr" | "rtl") {
  const sums = months.flatMap(({ flow }) => kinds.map((kind) => sumOf(flow, kind)));
  const largest = roundUp(Math.max(1, ...sums));
  const bars = months.flatMap(({ flow }, index) =>
    kinds.flatMap((kind) => {
      const y = (index + 0.5) * rowHeight - barHeight / 2;
      let inner = sideWidth;
      return programs.flatMap((program) => {
        const width = (flow[kind][program] / largest) * sideWidth;
        inner -= width;
        const x = (kind === "in") === (dir === "ltr") ? inner : 100 - inner - width;
        return width > 0 ? [{ program, x, width, y }] : [];
      });
    }),
  );
  return { largest, bars };
}

/** 4,260 becomes 4,300. */
function roundUp(amount: number): number {
  const unit = 10 ** Math.max(0, String(amount).length - 2);
  return Math.ceil(amount / unit) * unit;
}
