import type { BrowserContext, Page, Route } from "@playwright/test";
import { fromKeys } from "../../src/content/from-keys.server.ts";
import { type RateSourceId, rateSources } from "../../src/donate/rates/rate-sources.ts";
import { ratesKey, ratesUpdatedAtKey } from "../../src/donate/rates/use-rates.ts";
import { answersOn, realRates } from "./donate-fixtures.ts";

export type Behaviour = object | "silent" | "unreachable" | "refusing";

type Behaviours = Readonly<Partial<Record<RateSourceId, Behaviour>>>;

export const today = new Date().toISOString().slice(0, 10);

export const realAnswers: Readonly<Record<RateSourceId, Behaviour>> = answersOn(today);

export const anyProvider = new RegExp(rateSources.map(({ provider }) => provider).join("|"));

export const onlyFirst = (behaviour: Behaviour): Behaviours => ({ [rateSources[0].id]: behaviour });

export const all = (behaviour: Behaviour): Behaviours =>
  fromKeys(
    rateSources.map(({ id }) => id),
    () => behaviour,
  );

/** Answers for the services from now on, silent ones by default. @returns the requests */
export async function answerRates(
  asking: BrowserContext | Page,
  behaviours: Behaviours = realAnswers,
): Promise<string[]> {
  const requests: string[] = [];
  for (const { id, url } of rateSources) {
    await asking.route(`${new URL(url).origin}/**`, async (route) => {
      requests.push(route.request().url());
      await behave(route, behaviours[id] ?? "silent");
    });
  }
  return requests;
}

async function behave(route: Route, behaviour: Behaviour): Promise<void> {
  if (behaviour === "silent") return;
  if (behaviour === "unreachable") return route.abort("connectionrefused");
  const headers = { "Access-Control-Allow-Origin": "*" };
  if (behaviour === "refusing") return route.fulfill({ status: 500, body: "no", headers });
  return route.fulfill({ json: behaviour, headers });
}

const hour = 60 * 60 * 1000;

/** These rates differ from the default and the real ones: 20 EUR are 1000 MRU. */
export const storedRates = { ...realRates, USD: 0.025, EUR: 0.02, XOF: 15 };

export const hoursAgo = (hours: number): string =>
  new Date(Date.now() - hours * hour).toISOString();

export async function storeRates(context: BrowserContext, updatedAt: string): Promise<void> {
  const text = JSON.stringify({ rates: storedRates, source: "frankfurter" });
  await context.addInitScript(
    (items) => {
      // The rates are written once, so that a reload keeps those of the page.
      if (sessionStorage.getItem("stored") !== null) return;
      sessionStorage.setItem("stored", "yes");
      for (const [key, value] of items) localStorage.setItem(key, value);
    },
    [
      [ratesKey, text],
      [ratesUpdatedAtKey, updatedAt],
    ] as const,
  );
}

export function readStored(page: Page): Promise<(string | null)[]> {
  return page.evaluate(
    (keys) => keys.map((key) => localStorage.getItem(key)),
    [ratesKey, ratesUpdatedAtKey],
  );
}
