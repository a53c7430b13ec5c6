import type { CurrencyCode } from "../currency.ts";
import type { DonateFigures } from "../donate-figures.ts";
import type { RateSourceId } from "./rate-sources.ts";

/** Units of each currency per 1 MRU; MRU itself is 1. */
export type Rates = Readonly<Record<CurrencyCode, number>>;

/** Checked rates, the service that gave them and the day it says they are of. */
export type SourcedRates = {
  readonly rates: Rates;
  readonly source: RateSourceId | undefined;
  /** The publisher's own date, `YYYY-MM-DD`, when it states one. */
  readonly publishedOn: string | undefined;
};

/** Rates with the moment they were fetched, ISO 8601. */
export type DatedRates = SourcedRates & { readonly updatedAt: string };

/** The rates used while none are known (specification, section 9). */
export function defaultRates({ currencies }: DonateFigures): Rates {
  return {
    MRU: 1,
    USD: currencies.USD.defaultRate,
    EUR: currencies.EUR.defaultRate,
    XOF: currencies.XOF.defaultRate,
  };
}
