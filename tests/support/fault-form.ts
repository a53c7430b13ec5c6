import type { SiteForm, TextFieldName } from "./forms-content.ts";
import { fieldNames, type Typed } from "./forms-page.ts";
import { expect, type Page } from "./site-test.ts";

/** What stands in a form: its values, and what it says is wrong with them. */
export type FormNow = { values: Typed; errors: Typed };

/**
 * A form for many submits in a row: everything is put in and read in one step. Texts go in and out as
 * JSON, since half of a surrogate pair does not survive the way to the browser and back.
 */
export function quickForm(page: Page, { id, labels }: SiteForm) {
  const fields = fieldNames.filter((field) => labels[field] !== undefined);

  /** Puts values into the fields as a paste does, and submits. */
  async function submit(values: Typed): Promise<void> {
    await page.evaluate(
      ([form, json]) => {
        const texts: Record<string, string> = JSON.parse(json);
        for (const [field, text] of Object.entries(texts)) {
          const control = document.getElementById(`${form}-${field}`);
          if (control === null) throw new Error(`no control ${field}`);
          // Past React, which would otherwise not see a change.
          const owner = Object.getPrototypeOf(control);
          Object.getOwnPropertyDescriptor(owner, "value")?.set?.call(control, text);
          control.dispatchEvent(new Event("input", { bubbles: true }));
        }
        // Focus comes to the errors or to the outcome, which tells that the submit is over.
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        document.querySelector<HTMLElement>("main form button[type=submit]")?.click();
      },
      [id, JSON.stringify(values)] as const,
    );
  }

  /** Waits until a submit was refused. */
  const refused = () =>
    page.waitForFunction(() => document.activeElement?.matches("[data-error-summary]"));

  /** Waits until a submit was sent and the form is empty again. */
  const sent = () =>
    page.waitForFunction(
      (message) => Reflect.get(document.getElementById(message) ?? {}, "value") === "",
      `${id}-message`,
    );

  async function now(): Promise<FormNow> {
    const json = await page.evaluate(
      ([form, names]) => {
        const found: FormNow = { values: {}, errors: {} };
        for (const field of names) {
          const control = document.getElementById(`${form}-${field}`) ?? {};
          found.values[field] = `${Reflect.get(control, "value")}`;
          const error = document.getElementById(`${form}-${field}-error`)?.textContent;
          if (error) found.errors[field] = error;
        }
        return JSON.stringify(found);
      },
      [id, fields] as const,
    );
    const found: FormNow = JSON.parse(json);
    return found;
  }

  return { fields, submit, refused, sent, now };
}

/** What a control holds of a text put into it (HTML, "value sanitization" and "API value"). */
export function heldBy(field: TextFieldName, text: string): string {
  if (field === "phone") return text;
  return field === "message" ? text.replaceAll(/\r\n?/g, "\n") : text.replaceAll(/[\r\n]/g, "");
}

/** Fails when a text of the page was run as a program. */
export async function expectNothingRan(page: Page): Promise<void> {
  const ran = await page.evaluate(() => [Reflect.get(window, "ran"), Reflect.get({}, "ran")]);
  expect(ran).toEqual([undefined, undefined]);
}
