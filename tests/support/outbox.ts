import type { BrowserContext } from "@playwright/test";
import { contact, inMain } from "./forms-content.ts";
import { formOn, goodValues, mailWith, theMailWith } from "./forms-page.ts";
import { expect, type Page } from "./site-test.ts";

export const texts = inMain.texts("outbox");
export const { later } = contact.texts;

export function outboxOn(page: Page) {
  const envelope = page.locator("[data-message]");
  return {
    envelope,
    action: (name: string) => envelope.getByRole("button", { name, exact: true }),
    open: () => page.goto(inMain.shell.paths.outbox),
  };
}

/** Fills in and submits the contact form without a connection. @returns its values */
export async function submitOffline(page: Page, context: BrowserContext, typed: object = {}) {
  const values = { ...goodValues(contact), ...typed };
  const form = formOn(page, contact);
  await form.open();
  await form.fill(values);
  await context.setOffline(true);
  await form.submit.click();
  await expect(form.outcome).toContainText(contact.texts.reasons.offline);
  return { values, form, sendLater: form.outcome.getByRole("button", { name: later.send }) };
}

/** Submits the form offline and chooses to send later. The connection stays cut. */
export async function leaveWaiting(page: Page, context: BrowserContext, typed: object = {}) {
  const { values, form, sendLater } = await submitOffline(page, context, typed);
  await sendLater.click();
  await expect(form.outcome.getByText(later.waiting.title, { exact: true })).toBeVisible();
  await form.expectEmpty();
  return { values, form, sendLater };
}

/** Waits until the worker is connected too, since the browser connects it separately. */
export async function reconnect(context: BrowserContext): Promise<void> {
  await context.setOffline(false);
  const answers = () => fetch("/robots.txt").then(Boolean, () => false);
  const reached = () =>
    Promise.all(context.serviceWorkers().map((worker) => worker.evaluate(answers)));
  await expect.poll(reached).not.toContain(false);
}

type Notice = "waiting" | "needsDecision" | "ends" | "deleted" | "sent";

export async function expectNotice(page: Page, notice: Notice | undefined): Promise<void> {
  const line = page.locator("[data-line]");
  if (notice === undefined) await expect(line).toBeHidden();
  else await expect(line.getByText(inMain.shell.ui.outbox[notice])).toBeVisible();
}

export async function expectSent(page: Page, marker: string): Promise<void> {
  const { template_params } = await theMailWith(page.request, marker);
  expect(template_params["message_id"]).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/u);
  await expectNotice(page, "sent");
  expect(await mailWith(page.request, marker)).toHaveLength(1);
}

/** All that waits in this browser as text. The messages then become older by some days. */
export function queuedText(page: Page, olderDays = 0): Promise<string> {
  return page.evaluate(async (ms) => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    if (!(await indexedDB.databases()).some(({ name }) => name === "outbox")) return "";
    const database = await done(indexedDB.open("outbox"));
    const store = database.transaction("messages", "readwrite").objectStore("messages");
    const messages: Record<string, unknown>[] = (await done(store.get("messages"))) ?? [];
    for (const message of messages) {
      for (const time of ["since", "lateSince", "shownAt", "endedAt"]) {
        const moment = message[time];
        if (typeof moment === "number") message[time] = moment - ms;
      }
    }
    if (ms > 0) await done(store.put(messages, "messages"));
    database.close();
    return messages.map((message) => JSON.stringify(message)).join();
  }, olderDays * 86_400_000);
}
