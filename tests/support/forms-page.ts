import { randomUUID } from "node:crypto";
import type { APIRequestContext, Route } from "@playwright/test";
import * as v from "valibot";
import type { SiteForm, TextFieldName } from "./forms-content.ts";
import { expect, type Page } from "./site-test.ts";

type FieldTexts = Partial<Record<TextFieldName, string>>;

/** Every call gives another message, so that a test finds its message in the mailbox. */
export function goodValues({ labels }: SiteForm): FieldTexts & { message: string } {
  const all: FieldTexts = {
    name: "عيشة Aïcha",
    email: "aicha@example.org",
    phone: "36123456",
    interest: "Food",
    availability: "Saturdays",
    subject: "A lorry",
  };
  const known = new Map(Object.entries(all));
  const used = Object.keys(labels).map((field) => [field, known.get(field) ?? "Some words"]);
  return { ...Object.fromEntries(used), message: `I can drive. ${randomUUID()}` };
}

export function formOn(page: Page, form: SiteForm) {
  const element = page.getByRole("form", { name: form.title });
  const labels = new Map<string, string>(Object.entries(form.labels));
  const control = (field: string) =>
    element.getByLabel(labels.get(field) ?? `no field ${field} in this form`, { exact: true });

  async function open(): Promise<void> {
    await page.goto(form.path);
    await expect(submit).toBeEnabled();
  }

  async function fill(values: FieldTexts): Promise<void> {
    for (const [field, value] of Object.entries(values)) await control(field).fill(value);
  }

  async function expectValues(values: FieldTexts): Promise<void> {
    for (const [field, value] of Object.entries(values)) {
      await expect(control(field)).toHaveValue(value);
    }
  }

  const expectEmpty = () =>
    expectValues(Object.fromEntries([...labels.keys()].map((field) => [field, ""])));
  // After a lost connection a second button of this name stands in the outcome.
  const submit = element.getByRole("button", { name: form.submit, exact: true }).first();
  return {
    element,
    control,
    errorOf: (field: string) => element.locator(`#${form.id}-${field}-error`),
    submit,
    submitting: element.getByRole("button", { name: form.submitting, exact: true }),
    clear: element.getByRole("button", { name: form.texts.draft.clear, exact: true }),
    restore: element.getByRole("button", { name: form.texts.draft.restore, exact: true }),
    dialCode: element.locator("select"),
    summary: element.locator("[data-error-summary]"),
    outcome: element.locator("[data-outcome]"),
    open,
    fill,
    expectValues,
    expectEmpty,
  };
}

export async function expectToast(
  page: Page,
  kind: "success" | "error",
  { title, text }: { title: string; text: string },
): Promise<void> {
  await expect(page.locator(`[data-toast=${kind}] p`)).toHaveText([title, text]);
}

const mailService = "**/api/v1.0/email/send";

const mailboxSchema = v.array(
  v.looseObject({
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
