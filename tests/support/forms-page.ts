import { randomUUID } from "node:crypto";
import type { Locator } from "@playwright/test";
import type { SiteForm, TextFieldName } from "./forms-content.ts";
import { expect, type Page } from "./site-test.ts";

export type Typed = Partial<Record<TextFieldName, string>>;

/** The message is like no other, so that the mailbox can be searched for it. */
export function goodValues({ labels }: SiteForm): Typed & { message: string } {
  const all: Typed = {
    name: "عيشة Aïcha",
    email: "aicha@example.org",
    phone: "36123456",
    interest: "Food",
    availability: "Saturdays",
    subject: "A lorry",
  };
  const own = Object.entries(all).filter(([field]) => field in labels);
  return { ...Object.fromEntries(own), message: `I can drive. ${randomUUID()}` };
}

export function formOn(page: Page, form: SiteForm) {
  const element = page.getByRole("form", { name: form.title });
  const control = (field: TextFieldName): Locator =>
    element.getByLabel(form.labels[field] ?? `no field ${field} in this form`, { exact: true });

  const errorOf = (field: TextFieldName): Locator => element.locator(`#${form.id}-${field}-error`);

  async function open(): Promise<void> {
    await page.goto(form.path);
    await expect(submit).toBeEnabled();
  }

  async function fill(values: Typed): Promise<void> {
    for (const field of fieldsOf(values)) await control(field).fill(values[field] ?? "");
  }

  async function expectValues(values: Typed): Promise<void> {
    for (const field of fieldsOf(values)) {
      await expect(control(field)).toHaveValue(values[field] ?? "");
    }
  }

  const expectEmpty = () => expectValues(Object.fromEntries(fieldsOf(form.labels).map(empty)));
  const submit = element.getByRole("button", { name: form.submit, exact: true });
  return {
    element,
    control,
    errorOf,
    submit,
    submitting: element.getByRole("button", { name: form.submitting, exact: true }),
    clear: element.getByRole("button", { name: form.texts.draft.clear, exact: true }),
    restore: element.getByRole("button", { name: form.texts.draft.restore, exact: true }),
    dialCode: element.locator("select"),
    summary: element.getByRole("alert"),
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

const fieldNames = [
  "name",
  "email",
  "phone",
  "interest",
  "availability",
  "subject",
  "message",
] as const satisfies readonly TextFieldName[];

function fieldsOf(values: Typed): TextFieldName[] {
  return fieldNames.filter((field) => values[field] !== undefined);
}

function empty(field: TextFieldName): [TextFieldName, string] {
  return [field, ""];
}
