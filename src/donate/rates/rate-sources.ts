import { propertyOf } from "./rates.ts";

export type RateSourceId = "exchangerate-api" | "frankfurter" | "currency-api";

/** A public exchange-rate service, free and without a key. */
export type RateSource = {
  readonly id: RateSourceId;
  readonly url: string;
  /** The provider's own name, for the attribution. */
  readonly provider: string;
  /** Where the attribution links to. */
  readonly href: string;
  /** Whether the provider's terms require that link to be seen where its rates are. */
  readonly attributionRequired: boolean;
  /** The day the answer says its rates are of, `YYYY-MM-DD`. */
  readonly publishedOn: (answer: unknown) => string | undefined;
};

function isoDay(value: unknown): string | undefined {
  if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
  return Number.isNaN(Date.parse(value)) ? undefined : value;
}

function dayOfUnixTime(seconds: unknown): string | undefined {
  if (typeof seconds !== "number") return undefined;
  const date = new Date(seconds * 1000);
  return Number.isNaN(date.getTime()) ? undefined : isoDay(date.toISOString().slice(0, 10));
}

/** The oldest day among the rows: the answer as a whole is no newer than that. */
function oldestDay(answer: unknown): string | undefined {
  const rows: readonly unknown[] = Array.isArray(answer) ? answer : [];
  const days = rows.map((row) => isoDay(propertyOf(row, "date")));
  return days.filter((day) => day !== undefined).sort()[0];
}

/** The services asked, all with base MRU. They publish once a day. */
export const rateSources: readonly RateSource[] = [
  {
    id: "exchangerate-api",
    url: "https://open.er-api.com/v6/latest/MRU",
    provider: "Exchange Rate API",
    href: "https://www.exchangerate-api.com",
    attributionRequired: true,
    publishedOn: (answer) => dayOfUnixTime(propertyOf(answer, "time_last_update_unix")),
  },
  {
    id: "frankfurter",
    url: "https://api.frankfurter.dev/v2/rates?base=MRU&quotes=USD,EUR,XOF",
    provider: "Frankfurter",
    href: "https://frankfurter.dev",
    attributionRequired: false,
    publishedOn: oldestDay,
  },
  {
    id: "currency-api",
    url: "https://latest.currency-api.pages.dev/v1/currencies/mru.min.json",
    provider: "currency-api",
    href: "https://github.com/fawazahmed0/exchange-api",
    attributionRequired: false,
    publishedOn: (answer) => isoDay(propertyOf(answer, "date")),
  },
];

/** The source of that name, for the attribution of rates; undefined for any other value. */
export function findRateSource(id: unknown): RateSource | undefined {
  return rateSources.find((source) => source.id === id);
}
