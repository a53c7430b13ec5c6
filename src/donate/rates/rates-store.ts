import type { DonateFigures } from "../donate-figures.ts";
import { isOld, type RateCache } from "./rate-cache.ts";
import type { DatedRates, SourcedRates } from "./rates.ts";
import {
  initialRatesState,
  type RatesEvent,
  type RatesState,
  ratesReducer,
} from "./rates-state.ts";

/** How a fetch ended; "abandoned" when the page was left first, and nobody is to be told. */
export type RefreshResult = "updated" | "failed" | "abandoned";

/** The world the store acts on. */
export type RatesServices = {
  readonly fetchRates: (signal: AbortSignal) => Promise<SourcedRates>;
  readonly readCache: (now: number) => RateCache;
  readonly writeCache: (entry: DatedRates) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: (message: string, cause?: unknown) => void;
};

type Fetching = { readonly controller: AbortController; readonly result: Promise<RefreshResult> };

/** Holds the state of the rates and runs what changes it: one fetch at a time, none once stopped. */
export class RatesStore {
  readonly #services: RatesServices;
  readonly #listeners = new Set<() => void>();
  readonly #initial: RatesState;
  #state: RatesState;
  #fetching: Fetching | undefined;

  constructor(figures: DonateFigures, services: RatesServices) {
    this.#services = services;
    this.#initial = initialRatesState(figures);
    this.#state = this.#initial;
  }

  readonly snapshot = (): RatesState => this.#state;

  /** The state that was prerendered. */
  readonly initialSnapshot = (): RatesState => this.#initial;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Page load: reads the cache, and fetches unless it is fresh. May follow `stop`. */
  readonly start = (): void => {
    const cache = this.#services.readCache(this.#services.now());
    this.#dispatch({ type: "cache-read", cache });
    if (cache.kind !== "fresh") void this.#fetch();
  };

  /** Page left: aborts the fetch under way. */
  readonly stop = (): void => {
    this.#fetching?.controller.abort();
    this.#fetching = undefined;
  };

  /** 'Update Rates': fetches whatever the cache holds; joins a fetch that is under way. */
  readonly refresh = (): Promise<RefreshResult> => {
    this.#dispatch({ type: "refresh-asked" });
    return this.#fetch();
  };

  /** Tries again, unseen by the visitor, if the rates shown are approximate or have grown old. */
  readonly retry = (): void => {
    const { approximate, updatedAt } = this.#state;
    const old = updatedAt !== undefined && isOld(updatedAt, this.#services.now());
    if (approximate || old) void this.#fetch();
  };

  #dispatch(event: RatesEvent): void {
    this.#state = ratesReducer(this.#state, event);
    for (const listener of this.#listeners) listener();
  }

  #fetch(): Promise<RefreshResult> {
    if (this.#fetching === undefined) {
      const controller = new AbortController();
      this.#fetching = { controller, result: this.#run(controller.signal) };
    }
    return this.#fetching.result;
  }

  async #run(signal: AbortSignal): Promise<RefreshResult> {
    try {
      const sourced = await this.#services.fetchRates(signal);
      if (signal.aborted) return "abandoned";
      this.#fetching = undefined;
      this.#keep({ ...sourced, updatedAt: new Date(this.#services.now()).toISOString() });
      return "updated";
    } catch (cause) {
      if (signal.aborted) return "abandoned";
      this.#fetching = undefined;
      this.#services.log("The exchange rates could not be fetched", cause);
      this.#dispatch({ type: "fetch-failed" });
      return "failed";
    }
  }

  #keep(fetched: DatedRates): void {
    this.#services.writeCache(fetched);
    this.#dispatch({ type: "fetch-succeeded", fetched });
  }
}
