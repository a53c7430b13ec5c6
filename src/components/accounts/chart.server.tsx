import { showMonth } from "../../lib/i18n/day-words.ts";
import { type Program, programs } from "../charity/programs.ts";
import { useShell, useTexts } from "../shell/shell-provider.server.tsx";
import { LastMonths, lastMonths, ofHundred } from "./last-months.server.tsx";
import { kinds } from "./ledger.server.ts";
import { loadAccounts, type Month, sumOf, type Year } from "./periods.server.ts";
import { Amount, ColumnNames, ProgramTable, Row, signs } from "./tables.server.tsx";

/** Programs differ by pattern and lightness too, because colour alone is not enough. */
const programClasses: Record<Program, string> = {
  food: "fill-accent",
  water: "fill-[url(#waves)] stroke-press",
  cleanUp: "fill-sun stroke-ink-soft",
  general: "fill-[url(#grains)] stroke-ink-soft",
};

/** Before the newest year stands what became of 100 MRU in the last twelve months. */
export function Chart({ year: { year, months } }: { year: Year }) {
  const { chart } = useTexts("accounts");
  return (
    <>
      {loadAccounts().years[0]?.year === year && (
        <>
          <LastMonths />
          <HundredBar />
        </>
      )}
      <Legend />
      <p className="mt-2 text-small">{chart.general}</p>
      <MonthBars months={months} />
      <details className="mt-4 border-y border-line print:hidden">
        <summary className="fold min-h-11 py-2 font-semibold text-press">{chart.table}</summary>
        <ProgramTable months={months} />
      </details>
    </>
  );
}

type BarProps = { parts: ReturnType<typeof ofHundred>; whole: number };

/** One bar, with a part for each program. @param props.whole what the full width stands for */
function Bar({ parts, whole }: BarProps) {
  const percent = (value: number) => `${((value / whole) * 100).toFixed(1)}%`;
  let end = 0;
  return (
    <svg aria-hidden="true" height="20" className="mirrored w-0 min-w-full sm:grow">
      {parts.map(({ program, share }) => {
        const x = percent(end);
        end += share;
        return share === 0 ? null : (
          <rect
            key={program}
            x={x}
            width={percent(share)}
            height="100%"
            className={programClasses[program]}
          />
        );
      })}
    </svg>
  );
}

/** The last sentence of `LastMonths` as one bar. */
function HundredBar() {
  const { flow } = lastMonths();
  if (sumOf(flow, "out") === 0) return null;
  return (
    <div className="my-2">
      <Bar parts={ofHundred(flow.out)} whole={100} />
    </div>
  );
}

/** What came in and went out each month, on one scale. */
function MonthBars({ months }: { months: readonly Month[] }) {
  const { language } = useShell();
  const { sheet } = useTexts("accounts");
  const sums = months.flatMap(({ flow }) => kinds.map((kind) => sumOf(flow, kind)));
  const largest = Math.max(1, ...sums);
  return (
    <table className="month-bars mt-6 w-full text-small [&_td:empty]:w-0">
      <ColumnNames names={["", sheet.in, sheet.out]} />
      <tbody>
        {months.map(({ month, flow }) => (
          <Row key={month} head={showMonth(month, language, "short")}>
            {kinds.map((kind) => (
              <td key={kind}>
                <div>
                  <Amount mru={sumOf(flow, kind)} sign={signs[kind]} />
                  <Bar
                    parts={programs.map((program) => ({ program, share: flow[kind][program] }))}
                    whole={largest}
                  />
                </div>
              </td>
            ))}
          </Row>
        ))}
      </tbody>
    </table>
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
