import { loadRecords } from "../../lib/content/records.server.ts";
import { dayOfNextMonth } from "../../lib/i18n/day-words.ts";
import { type Program, programs } from "../charity/programs.ts";
import { listedGifts, loadGifts } from "./gifts.server.ts";
import { type Entry, type kinds, loadLedger } from "./ledger.server.ts";

export type Kind = (typeof kinds)[number];

/** In whole MRU. */
type Flow = Readonly<Record<Kind, Readonly<Record<Program, number>>>>;

export type Period = ReturnType<typeof periodOf>;

export const sumOf = (flow: Flow, kind: Kind): number =>
  programs.reduce((sum, program) => sum + flow[kind][program], 0);

export function loadAccounts() {
  const ledger = loadLedger();
  return { years: groupByYear(ledger), all: periodOf(ledger, startOf(ledger)) };
}

/** What went out for a program in a month such as `2026-10`, in whole MRU. */
export function spentIn(month: string, program: Program): number {
  const entries = loadLedger().filter(({ date }) => date.startsWith(month));
  return periodOf(entries, 0).flow.out[program];
}

const startOf = (ledger: readonly Entry[]): number =>
  ledger.reduce((sum, { kind, amount }) => sum + (kind === "start" ? amount : 0), 0);

/** The first month without gifts, the day by which it is promised, and the day from which it is late. */
export function nextListing() {
  const { listedBy } = loadRecords();
  const last = loadGifts().at(-1)?.month ?? loadLedger().at(-1)?.date ?? "";
  const month = dayOfNextMonth(last, 1).slice(0, 7);
  return {
    month,
    day: dayOfNextMonth(month, listedBy),
    since: dayOfNextMonth(month, listedBy + 1),
  };
}

export type Year = ReturnType<typeof groupByYear>[number];
export type Month = Year["months"][number];

export const earlierYears = (): string[] =>
  loadAccounts()
    .years.slice(1)
    .map(({ year }) => year);

function groupByYear(ledger: readonly Entry[]) {
  const byMonth = Map.groupBy(ledger, ({ date }) => date.slice(0, 7));
  const gifts = Map.groupBy(listedGifts(), ({ month }) => month);
  let left = startOf(ledger);
  const months = monthsOf(ledger).map((month) => {
    const period = periodOf(byMonth.get(month) ?? [], left);
    left = period.left;
    return { month, gifts: gifts.get(month) ?? [], ...period };
  });
  return [...Map.groupBy(months, ({ month }) => month.slice(0, 4))]
    .map(([year, yearMonths]) => {
      const entries = yearMonths.flatMap((month) => month.entries);
      return {
        year,
        months: yearMonths.toReversed(),
        ...periodOf(entries, yearMonths[0]?.before ?? 0),
      };
    })
    .reverse();
}

/** Includes months without a row. */
function monthsOf(ledger: readonly Entry[]): string[] {
  const months: string[] = [];
  const last = ledger.at(-1)?.date.slice(0, 7) ?? "";
  const day = new Date(ledger[0]?.date.slice(0, 7) ?? "");
  for (; day <= new Date(last); day.setUTCMonth(day.getUTCMonth() + 1)) {
    months.push(day.toISOString().slice(0, 7));
  }
  return months;
}

export function periodOf(entries: readonly Entry[], before: number) {
  const flow = { in: noFlow(), out: noFlow() };
  for (const { kind, program, amount } of entries) {
    if (kind !== "start") flow[kind][program] += amount;
  }
  return { entries, flow, before, left: before + sumOf(flow, "in") - sumOf(flow, "out") };
}

const noFlow = (): Record<Program, number> => ({ food: 0, water: 0, cleanUp: 0, general: 0 });
