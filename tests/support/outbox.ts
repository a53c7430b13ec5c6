import type { BrowserContext } from "@playwright/test";
import type { InLanguage } from "./every-language.ts";
import { contact, inMain } from "./fault-page.ts";
import { mailWith } from "./forms-mail.ts";
import { formOn, goodValues } from "./forms-page.ts";
import { visitOnce } from "./offline-site.ts";
import { expect, type Page } from "./site-test.ts";

export const outboxTexts = (inLanguage: InLanguage) => inLanguage.texts("outbox");

export const texts = outboxTexts(inMain);
export const { later } = contact.texts;

export function outboxOn(page: Page) {
  const envelope = page.locator("[data-message]");
  return {
    line: page.locator("[data-line]"),
    envelope,
    action: (name: string) => envelope.getByRole("button", { name, exact: true }),
    open: () => page.goto(inMain.shell.paths.outbox),
  };
}

export async function submitOffline(page: Page, context: BrowserContext) {
  await visitOnce(page, inMain.shell.paths.contact);
  const values = goodValues(contact);
  const form = formOn(page, contact);
  await form.open();
  await form.fill(values);
  await context.setOffline(true);
  await form.submit.click();
  await expect(form.outcome).toContainText(contact.texts.reasons.offline);
  return { values, form };
}

export async function keepOffline(page: Page, context: BrowserContext) {
  const submitted = await submitOffline(page, context);
  const { outcome, expectEmpty } = submitted.form;
  await outcome.getByRole("button", { name: later.keep }).click();
  await expect(outcome.getByText(later.kept.title, { exact: true })).toBeVisible();
  await expectEmpty();
  return submitted;
}

/** Until the worker has the connection too: the browser gives it to each in turn. */
export async function reconnect(context: BrowserContext): Promise<void> {
  await context.setOffline(false);
  const answers = () => fetch("/robots.txt").then(Boolean, () => false);
  const reached = () => Promise.all(context.serviceWorkers().map((one) => one.evaluate(answers)));
  await expect.poll(reached).not.toContain(false);
}

export async function expectNotice(
  page: Page,
  notice: "waiting" | "needsDecision" | "ends" | "deleted" | "sent" | undefined,
): Promise<void> {
  const { line } = outboxOn(page);
  if (notice === undefined) await expect(line).toBeHidden();
  else await expect(line.getByText(inMain.shell.ui.outbox[notice])).toBeVisible();
}

export async function expectOneMail(page: Page, marker: string): Promise<string> {
  await expect.poll(async () => (await mailWith(page.request, marker)).length).toBe(1);
  const [mail] = await mailWith(page.request, marker);
  const id = mail?.template_params["message_id"] ?? "";
  expect(id).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/u);
  return id;
}

export function keptText(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open("workbox-background-sync");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction("requests").objectStore("requests").getAll();
          all.onsuccess = () => {
            opening.result.close();
            const decoder = new TextDecoder();
            const rows: { requestData: { body?: ArrayBuffer } }[] = all.result;
            resolve(JSON.stringify(rows.map((row) => [row, decoder.decode(row.requestData.body)])));
          };
        };
      }),
  );
}

export function makeOlder(page: Page, days: number): Promise<void> {
  return page.evaluate(
    (ms) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("workbox-background-sync");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction("requests", "readwrite");
          const cursor = writing.objectStore("requests").openCursor();
          cursor.onsuccess = () => {
            if (!cursor.result) return;
            const { metadata, ...row } = cursor.result.value;
            for (const time of ["keptAt", "warnedAt", "endedAt"])
              if (time in metadata) metadata[time] -= ms;
            cursor.result.update({ ...row, metadata });
            cursor.result.continue();
          };
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    days * 86_400_000,
  );
}
