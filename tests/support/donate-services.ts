import type { BrowserContext, Page, Route } from "@playwright/test";
import type { RateSourceId } from "../../src/donate/rates/rate-sources.ts";
import { currencyApiAnswer, exchangerateApiAnswer, frankfurterAnswer } from "./donate-figures.ts";

/** What a rate service does when it is asked: an answer, no answer at all, or no connection. */
export type Behaviour =
  | { readonly json: unknown }
  | { readonly text: string; readonly status?: number; readonly type?: string }
  | "silent"
  | "unreachable";

const addresses: Readonly<Record<RateSourceId, string>> = {
  "exchangerate-api": "https://open.er-api.com/**",
  frankfurter: "https://api.frankfurter.dev/**",
  "currency-api": "https://latest.currency-api.pages.dev/**",
};

/** What each service really sends. */
export const realAnswers: Readonly<Record<RateSourceId, Behaviour>> = {
  "exchangerate-api": { json: exchangerateApiAnswer },
  frankfurter: { json: frankfurterAnswer },
  "currency-api": { json: currencyApiAnswer },
};

/** The first service behaves so and the others are silent, so that it alone decides. */
export const onlyFirst = (behaviour: Behaviour) => ({
  "exchangerate-api": behaviour,
  frankfurter: "silent" as const,
  "currency-api": "silent" as const,
});

/** All three services behave alike. */
export const all = (behaviour: Behaviour) => ({
  "exchangerate-api": behaviour,
  frankfurter: behaviour,
  "currency-api": behaviour,
});

/** What was asked of the services, in order. */
export type Asked = { readonly url: string; readonly accept: string | undefined }[];

/** Answers a page's or a context's three services from now on, in place of what answered before. */
export async function answerRates(
  asking: BrowserContext | Page,
  behaviours: Readonly<Record<RateSourceId, Behaviour>> = realAnswers,
): Promise<Asked> {
  const asked: Asked = [];
  for (const [id, address] of Object.entries(addresses)) {
    const behaviour = Object.entries(behaviours).find(([name]) => name === id)?.[1] ?? "silent";
    await asking.unroute(address);
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
