import type { APIRequestContext, Route } from "@playwright/test";
import * as v from "valibot";
import { expect, type Page } from "./site-test.ts";

const mailService = "**/api/v1.0/email/send";

const mailboxSchema = v.array(
  v.looseObject({
    lib_version: v.string(),
    user_id: v.string(),
    service_id: v.string(),
    template_id: v.string(),
    template_params: v.record(v.string(), v.string()),
  }),
);

export async function mailWith(request: APIRequestContext, marker: string) {
  const response = await request.get("/__mailbox.json");
  const messages = v.parse(mailboxSchema, await response.json());
  return messages.filter(({ template_params }) => template_params["message"]?.includes(marker));
}

export async function theMailWith(request: APIRequestContext, marker: string) {
  await expect.poll(async () => (await mailWith(request, marker)).length).toBe(1);
  const [message] = await mailWith(request, marker);
  if (!message) throw new Error("the message is gone");
  return message;
}

export async function answerMail(page: Page, answer: (route: Route) => Promise<void>) {
  const seen = { requests: 0 };
  await page.route(mailService, async (route) => {
    seen.requests += 1;
    await answer(route);
  });
  return seen;
}

export const stopAnsweringMail = (page: Page) => page.unroute(mailService);

export async function holdMail(page: Page) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const seen = await answerMail(page, async (route) => {
    await released;
    await route.fulfill({ status: 200, body: "OK" });
  });
  return { seen, release };
}
