import type { BrowserContext } from "@playwright/test";
import { noticeKey } from "../../src/outbox/kept-message.ts";

import type { InLanguage } from "./every-language.ts";
import { contact, inMain } from "./fault-page.ts";
import { mailWith } from "./forms-mail.ts";
import { formOn, goodValues } from "./forms-page.ts";
import { expect, type Page } from "./site-test.ts";

/** What the console says of a connection that a test has cut. */
export const cutConnection = /ERR_INTERNET_DISCONNECTED/u;

/** The words of the outbox page in a language. */
export const outboxTexts = (inLanguage: InLanguage) => inLanguage.texts("outbox");

export const texts = outboxTexts(inMain);
export const { later } = contact.texts;

/** What a visitor sees of kept messages on a page. */
export function outboxOn(page: Page) {
  const envelope = page.locator("[data-message]");
  return {
    line: page.locator("[data-outbox]"),
    envelope,
    action: (name: string) => envelope.getByRole("button", { name, exact: true }),
    open: () => page.goto(inMain.shell.paths.outbox),
  };
}

/** Fills the contact form in without a connection, submits it, and gives its values. */
export async function submitOffline(page: Page, context: BrowserContext) {
  const values = goodValues(contact);
  const form = formOn(page, contact);
  await form.open();
  await form.fill(values);
  await context.setOffline(true);
  await form.submit.click();
  await expect(form.outcome).toContainText(contact.texts.reasons.offline);
  return { values, form };
}

/** Expects the form to say that its message is kept; the offer to keep it begins with the same words. */
export async function expectKept({ outcome }: ReturnType<typeof formOn>): Promise<void> {
  await expect(outcome.getByText(later.kept.title, { exact: true })).toBeVisible();
}

/** The same, and chooses to have the message sent later. The connection stays cut. */
export async function keepOffline(page: Page, context: BrowserContext) {
  const submitted = await submitOffline(page, context);
  await submitted.form.outcome.getByRole("button", { name: later.keep }).click();
  await expectKept(submitted.form);
  await submitted.form.expectEmpty();
  return submitted;
}

/** Expects what the line says of kept messages, or that it says nothing. */
export async function expectNotice(
  page: Page,
  notice: "waiting" | "asks" | "ends" | "deleted" | "sent" | undefined,
): Promise<void> {
  const { line } = outboxOn(page);
  if (notice === undefined) await expect(line).toBeHidden();
  else await expect(line.getByText(inMain.shell.ui.outbox[notice])).toBeVisible();
}

/** Expects that the outbox page, which has said how a message ended, lets no other page say it again. */
export async function expectForgotten(page: Page): Promise<void> {
  const notice = () => page.evaluate((key) => localStorage.getItem(key), noticeKey);
  await expect.poll(notice).toBeNull();
}

/** Expects that a message came once, with its number, and gives that. */
export async function expectOneMail(page: Page, marker: string): Promise<string> {
  await expect.poll(async () => (await mailWith(page.request, marker)).length).toBe(1);
  const [mail] = await mailWith(page.request, marker);
  const id = mail?.template_params["message_id"] ?? "";
  expect(id).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/u);
  return id;
}
