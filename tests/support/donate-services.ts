import type { BrowserContext, Page, Route } from "@playwright/test";
import { fromKeys } from "../../src/content/from-keys.server.ts";
import { type RateSourceId, rateSources } from "../../src/donate/rates/rate-sources.ts";
import { currencyApiAnswer, exchangerateApiAnswer, frankfurterAnswer } from "./donate-fixtures.ts";

/** What a rate service does when it is asked: an answer, no answer at all, or no connection. */
export type Behaviour =
  | { readonly json: unknown }
  | { readonly text: string; readonly status?: number; readonly type?: string }
  | "silent"
  | "unreachable";

type Behaviours = Readonly<Partial<Record<RateSourceId, Behaviour>>>;

/** What each service really sends; a new one gets its answer here. */
export const realAnswers: Readonly<Record<RateSourceId, Behaviour>> = {
  "exchangerate-api": { json: exchangerateApiAnswer },
  frankfurter: { json: frankfurterAnswer },
  "currency-api": { json: currencyApiAnswer },
};

/** The first service behaves so and the others are silent, so that it alone decides. */
export const onlyFirst = (behaviour: Behaviour): Behaviours => ({ [rateSources[0].id]: behaviour });

/** All services behave alike. */
export const all = (behaviour: Behaviour): Behaviours =>
  fromKeys(
    rateSources.map(({ id }) => id),
    () => behaviour,
  );

/** What was asked of the services, in order. */
export type Asked = { readonly url: string; readonly accept: string | undefined }[];

/**
 * Answers a page's or a context's rate services from now on, in place of what answered before; one whose
 * behaviour is not given is silent.
 */
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
