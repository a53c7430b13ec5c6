import type { BrowserContext, Page, Route } from "@playwright/test";
import { fromKeys } from "../../src/content/from-keys.server.ts";
import { type RateSourceId, rateSources } from "../../src/donate/rates/rate-sources.ts";
import { currencyApiAnswer, exchangerateApiAnswer, frankfurterAnswer } from "./donate-fixtures.ts";

export type Behaviour = object | "silent" | "unreachable" | "refusing";

type Behaviours = Readonly<Partial<Record<RateSourceId, Behaviour>>>;

export const realAnswers: Readonly<Record<RateSourceId, Behaviour>> = {
  "exchangerate-api": exchangerateApiAnswer,
  frankfurter: frankfurterAnswer,
  "currency-api": currencyApiAnswer,
};

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
