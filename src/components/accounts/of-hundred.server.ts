import { type Program, programs } from "../charity/programs.ts";
import { loadAccounts, sumOf } from "./periods.server.ts";

/** In whole MRU, the twelve months up to the newest month with an entry, or fewer. */
export function lastMonths() {
  const months = loadAccounts()
    .years.flatMap((year) => year.months)
    .slice(0, 12);
  const total = (kind: "in" | "out") =>
    months.reduce((sum, { flow }) => sum + sumOf(flow, kind), 0);
  const spent = programs.map((program) => ({
    program,
    mru: months.reduce((sum, { flow }) => sum + flow.out[program], 0),
  }));
  return { first: months.at(-1)?.month, last: months[0]?.month, in: total("in"), spent };
}

/** What became of 100 MRU, in whole MRU that add up to 100: the largest remainders are rounded up. */
export function ofHundred(spent: readonly { program: Program; mru: number }[]) {
  const sum = spent.reduce((total, { mru }) => total + mru, 0);
  const exact = spent.map(({ program, mru }) => ({ program, share: (mru * 100) / sum }));
  const left = exact.reduce((rest, { share }) => rest - Math.floor(share), 100);
  const rest = (share: number) => share - Math.floor(share);
  const raised = exact.toSorted((a, b) => rest(b.share) - rest(a.share)).slice(0, left);
  return exact.map(({ program, share }) => ({
    program,
    share: Math.floor(share) + (raised.some((other) => other.program === program) ? 1 : 0),
  }));
}
