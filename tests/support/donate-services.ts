import type { BrowserContext, Page, Route } from "@playwright/test";
import { fromKeys } from "../../src/content/from-keys.server.ts";
import { type RateSourceId, rateSources } from "../../src/donate/rates/rate-sources.ts";
import { currencyApiAnswer, exchangerateApiAnswer, frankfurterAnswer } from "./donate-fixtures.ts";

export type Behaviour =
  | { readonly json: unknown }
  | { readonly text: string; readonly status?: number; readonly type?: string }
  | "silent"
  | "unreachable";

type Behaviours = Readonly<Partial<Record<RateSourceId, Behaviour>>>;

export const realAnswers: Readonly<Record<RateSourceId, Behaviour>> = {
  "exchangerate-api": { json: exchangerateApiAnswer },
  frankfurter: { json: frankfurterAnswer },
  "currency-api": { json: currencyApiAnswer },
};

export const onlyFirst = (behaviour: Behaviour): Behaviours => ({ [rateSources[0].id]: behaviour });

export const all = (behaviour: Behaviour): Behaviours =>
  fromKeys(
    rateSources.map(({ id }) => id),
    () => behaviour,
  );

export type Asked = { readonly url: string; readonly accept: string | undefined }[];

/** From now on; a service whose behaviour is not given is silent. */
export async function answerRates(
  asking: BrowserContext | Page,
  behaviours: Behaviours = realAnswers,
): Promise<Asked> {
  const asked: Asked = [];
  for (const { id, url } of rateSources) {
    const address = `${new URL(url).origin}/**`;
    const behaviour = behaviours[id] ?? "silent";
    await asking.route(address, async (route) => {
      const { accept } = route.request().headers();
      asked.push({ url: route.request().url(), accept });
      await behave(route, behaviour);
    });
  }
  return asked;
}

async function behave(route: Route, behaviour: Behaviour): Promise<void> {
  if (behaviour === "silent") return;
  if (behaviour === "unreachable") return route.abort("connectionrefused");
  const headers = { "Access-Control-Allow-Origin": "*" };
  if ("json" in behaviour) return route.fulfill({ json: behaviour.json, headers });
  const { text, status = 200, type = "application/json" } = behaviour;
  return route.fulfill({ status, body: text, contentType: type, headers });
}
