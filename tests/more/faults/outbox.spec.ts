import type { Page, Route } from "@playwright/test";
import { expectAccessible } from "../../support/check-accessibility.ts";
import { contact, inMain } from "../../support/forms-content.ts";
import {
  expectNotice,
  goodValues,
  later,
  leaveWaiting,
  mailWith,
  outboxOn,
  outboxTexts,
  queuedText,
  submitOffline,
  theMailWith,
} from "../../support/forms-page.ts";
import { expect, test } from "../../support/site-test.ts";

const { paths } = inMain.shell;
const mailService = "**/api/v1.0/email/send";

test.beforeEach(({ expectProblem }) =>
  expectProblem(/Failed to load resource|ERR_INTERNET|no room/u),
);

/** Nobody looks at such a page. */
const lookAway = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(document, { hasFocus: () => false });
  });

test("outbox: sends each message once from two tabs", async ({ page, context, request }) => {
  const { form, sendLater, values } = await submitOffline(page, context);
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = () => {
      IDBObjectStore.prototype.put = put;
      throw new DOMException("no room", "QuotaExceededError");
    };
  });
  await sendLater.click();
  await expect(form.outcome.locator("[aria-live=assertive]")).toHaveText(later.cannotKeep);
  await form.expectValues(values);
  await expectNotice(page, undefined);
  await form.submit.click();
  await sendLater.evaluate((button: HTMLElement) => [button.click(), button.click()]);
  await expectNotice(page, "waiting");
  const second = goodValues(contact);
  await form.fill(second);
  await form.submit.click();
  const isLocked = await sendLater.evaluate(async (button: HTMLButtonElement) => {
    button.click();
    await null;
    return button.form?.querySelector("textarea")?.readOnly;
  });
  expect(isLocked, "nothing is typed into a form that is about to be emptied").toBe(true);
  await form.expectEmpty();
  const messages = [values.message, second.message];
  for (const message of messages) expect(await queuedText(page)).toContain(message);

  const sent: number[] = [];
  await context.route(mailService, (route) => {
    sent.push(Date.now());
    return route.continue();
  });
  await page.goto("about:blank");
  await context.setOffline(false);
  const tabs = [await context.newPage(), await context.newPage()];
  await Promise.all(tabs.map(lookAway));
  await Promise.all(tabs.map((tab) => tab.goto(paths.about)));
  for (const message of messages) await theMailWith(request, message);
  for (const tab of tabs) await expectNotice(tab, "sent");
  expect(sent).toHaveLength(2);
  expect((sent[1] ?? 0) - (sent[0] ?? 0)).toBeGreaterThan(900);
  const [hidden = page] = tabs;
  for (const message of messages) expect(await queuedText(hidden, 400)).not.toContain(message);
  await hidden.reload();
  await expectNotice(hidden, "sent");
  await Promise.all(tabs.map((tab) => tab.close()));
  const { open, envelope } = outboxOn(page);
  await open();
  await expect(envelope).toHaveCount(2);
  await expect(envelope.first()).toHaveAttribute("data-state", "sent");
  await queuedText(page, 1.1);
  await page.goto(paths.about);
  await expect.poll(() => queuedText(page)).toBe("");
});

test("outbox: one tab at a time sends a message", async ({ page, context }) => {
  const { values, form } = await leaveWaiting(page, context);
  await context.route(mailService, (route) => route.fulfill({ status: 403, body: "no" }));
  await context.setOffline(false);
  await form.fill({ name: "Somebody else" });
  const other = await context.newPage();
  const tabs = [outboxOn(page), outboxOn(other)];
  await Promise.all(tabs.map(({ open }) => open()));
  for (const { envelope } of tabs) await expect(envelope).toContainText(outboxTexts.states.refused);
  const change = await outboxOn(page).action(outboxTexts.actions.change).elementHandle();
  // Pressed in one tab, the message changes in both, and a button that has gone cannot be pressed.
  const buttons = await Promise.all(
    tabs.map(({ action }) => action(outboxTexts.actions.send).elementHandle()),
  );
  const held: Route[] = [];
  await context.unroute(mailService);
  await context.route(mailService, (route) => void held.push(route));
  await Promise.all(buttons.map((button) => button?.dispatchEvent("click")));
  await expect.poll(() => held.length).toBe(1);
  await change?.dispatchEvent("click");
  await held[0]?.continue();
  for (const { envelope } of tabs) await expect(envelope).toHaveAttribute("data-state", "sent");
  expect(held).toHaveLength(1);
  expect(await mailWith(page.request, values.message)).toHaveLength(1);
  await page.goto(contact.path);
  await expect(form.control("name")).toHaveValue("Somebody else");
});

test("outbox: deletes a message of 7 days a day after somebody saw that", async ({
  page,
  context,
}) => {
  const { values } = await leaveWaiting(page, context);
  await queuedText(page, 7.1);
  await page.goto("about:blank");
  await context.setOffline(false);
  // A hidden tab tells nobody, however long it is open.
  const hidden = await context.newPage();
  await lookAway(hidden);
  await hidden.goto(paths.about);
  await expectNotice(hidden, "ends");
  await queuedText(hidden, 8);
  await hidden.reload();
  await expectNotice(hidden, "ends");
  await hidden.close();
  await page.goto(paths.about);
  await expectNotice(page, "ends");
  await outboxOn(page).open();
  await expect(outboxOn(page).envelope).toContainText(outboxTexts.states.late);
  await queuedText(page, 1.1);
  await page.goto(paths.about);
  await expectNotice(page, "deleted");
  expect(await queuedText(page)).not.toContain(values.message);
  expect(await mailWith(page.request, values.message)).toEqual([]);
});

test("outbox: a message that the service cannot take now can be changed, handed to WhatsApp and removed", async ({
  page,
  context,
}) => {
  const message = "خيمة ".repeat(60).trim();
  const { form, sendLater, values } = await leaveWaiting(page, context, { message });
  const refuse = (route: Route) => route.fulfill({ status: 500, body: "no" });
  await context.route(mailService, refuse);
  await context.setOffline(false);
  const { open, envelope, action } = outboxOn(page);
  await open();
  await expect(envelope).toContainText(values.message);
  await expect(envelope).toContainText(outboxTexts.states.failed);
  await expectAccessible(page);
  const number = await envelope.getAttribute("data-message");
  await action(outboxTexts.actions.send).click();
  await expect(envelope).toContainText(outboxTexts.problems.stillWaits);
  await context.setOffline(true);
  await action(outboxTexts.actions.send).click();
  await expect(envelope).toContainText(outboxTexts.problems.offline);
  await context.setOffline(false);

  await action(outboxTexts.actions.change).click();
  await form.expectValues(values);
  await expectNotice(page, "needsDecision");
  await context.unroute(mailService, refuse);
  await context.setOffline(true);
  await form.clear.click();
  await form.restore.click();
  await form.control("subject").fill("Two lorries");
  await form.submit.click();
  await sendLater.click();
  await expectNotice(page, "waiting");
  await context.route(mailService, refuse);
  await context.setOffline(false);
  await open();
  await expect(envelope).toHaveCount(1);
  await expect(envelope).toContainText("Two lorries");
  // Another text has another number.
  const newNumber = await envelope.getAttribute("data-message");
  expect(newNumber).not.toBe(number);

  const link = envelope.getByRole("link", { name: outboxTexts.actions.whatsapp });
  const address = `${await link.getAttribute("href")}`;
  expect(address.length).toBeLessThanOrEqual(1500);
  const chat = new URL(address).searchParams.get("text");
  for (const part of [`${newNumber}`, values.name, "…"]) expect(chat).toContain(part);
  await expect(envelope.getByText(outboxTexts.shortened)).toBeVisible();
  await link.evaluate((element) => element.addEventListener("click", (e) => e.preventDefault()));
  await link.click();
  await expect(envelope).toContainText(outboxTexts.states.whatsapp);

  await action(outboxTexts.actions.remove).click();
  await action(outboxTexts.no).click();
  await expect(envelope).toContainText(values.message);
  await action(outboxTexts.actions.remove).click();
  await action(outboxTexts.removing.yes).click();
  await expect(page.getByText(outboxTexts.empty)).toBeVisible();
  expect(await queuedText(page)).toBe("");
});

test("outbox: says that it noted no press when the storage is full", async ({ page, context }) => {
  const { values } = await leaveWaiting(page, context);
  await context.setOffline(false);
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("no room", "QuotaExceededError");
    };
  });
  const { open, envelope } = outboxOn(page);
  await open();
  await expect(envelope).toContainText(values.message);
  const link = envelope.getByRole("link", { name: outboxTexts.actions.whatsapp });
  await link.evaluate((element) => element.addEventListener("click", (e) => e.preventDefault()));
  await link.click();
  await expect(envelope).toContainText(outboxTexts.problems.storage);
});
