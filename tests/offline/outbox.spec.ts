import type { Route } from "@playwright/test";
import { expectAccessible } from "../support/check-accessibility.ts";
import { contact, inMain } from "../support/fault-page.ts";
import { mailWith, theMailWith } from "../support/forms-mail.ts";
import { formOn } from "../support/forms-page.ts";
import { expect, noticeOn, test } from "../support/offline-site.ts";
import {
  expectNotice,
  expectSent,
  later,
  leaveWaiting,
  outboxOn,
  queuedText,
  reconnect,
  submitOffline,
  texts,
} from "../support/outbox.ts";
import { deployNewBuild } from "../support/served-copy.ts";

const { paths } = inMain.shell;
const mailService = "**/api/v1.0/email/send";

test("outbox: sends a message once when four tabs are open", async ({ page, context }) => {
  const others = await Promise.all(
    [paths.about, paths.ourWork, paths.home].map(async (path) => {
      const other = await context.newPage();
      await other.goto(path);
      return other;
    }),
  );
  const { form, sendLater, values } = await submitOffline(page, context);
  await expectNotice(page, undefined);
  expect(await queuedText(page)).toBe("");
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(() => {
    const { add } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.add = () => {
      IDBObjectStore.prototype.add = add;
      throw new DOMException("no room", "QuotaExceededError");
    };
  });
  await sendLater.click();
  await expect(form.outcome.locator("[aria-live=assertive]")).toHaveText(later.failed);
  await form.expectValues(values);
  await expectNotice(page, undefined);
  await sendLater.dblclick();
  await expectNotice(page, "waiting");
  expect(await queuedText(page)).toContain(values.message);
  await reconnect(context);
  await Promise.all(others.map((tab) => tab.goto(paths.about)));
  for (const tab of [page, ...others]) await expectSent(tab, values.message);
  expect(await queuedText(page)).not.toContain(values.message);
  const { open, envelope } = outboxOn(page);
  await open();
  await expect(envelope).toHaveAttribute("data-state", "sent");
  await expect(page.locator("body")).not.toContainText(values.message);
  await page.goto(paths.about);
  await expectNotice(page, undefined);
  expect(await queuedText(page)).toBe("");
});

test("outbox: Background Sync sends a message when no page of the site is open", async ({
  page,
  context,
  copy,
}) => {
  const { values } = await leaveWaiting(page, context);
  await page.goto("about:blank");
  await reconnect(context);
  const blank = await context.newPage();
  const cdp = await context.newCDPSession(blank);
  const registered = new Promise<string>((resolve) => {
    cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await blank.goto(`${copy.origin}/__mailbox`);
  await cdp.send("ServiceWorker.enable");
  await cdp.send("ServiceWorker.dispatchSyncEvent", {
    origin: copy.origin,
    registrationId: await registered,
    tag: "workbox-background-sync:messages",
    lastChance: false,
  });
  await theMailWith(page.request, values.message);
  await blank.goto(paths.about);
  await expectSent(blank, values.message);
});

test("outbox: tries again only when the service could not answer", async ({ page, context }) => {
  const { values } = await leaveWaiting(page, context);
  const [worker] = context.serviceWorkers();
  let status = 500;
  await context.route(mailService, (route) => route.fulfill({ status, body: "no" }));
  await reconnect(context);
  const { open, envelope, action } = outboxOn(page);
  await open();
  await expect(envelope).toContainText(texts.states.failed);
  await expect(envelope).toContainText(values.message);
  const tries = async () => Number(/"tries":(\d+)/u.exec(await queuedText(page))?.[1]);
  const before = await tries();
  await action(texts.actions.send).click();
  await expect.poll(tries).toBeGreaterThan(before);
  await expect(envelope).toContainText(texts.problems.refused);
  status = 403;
  // A page that opens while a try is ending makes no try. The next page does.
  await expect
    .poll(async () => {
      await page.goto(paths.about);
      await page.locator("[data-line]:visible").waitFor();
      return queuedText(page);
    })
    .toContain('"state":"refused"');
  await expectNotice(page, "needsDecision");
  await open();
  await expect(envelope).toContainText(texts.states.refused);
  await expect(envelope).toContainText(values.message);

  await worker?.evaluate(() => {
    const { setTimeout } = self;
    const later = (run: () => void, ms: number) =>
      ms === 15_000 ? addEventListener("give up", run) : setTimeout(run, ms);
    Object.assign(self, { setTimeout: later });
  });
  const held: Route[] = [];
  await context.unroute(mailService);
  await context.route(mailService, (route) => void held.push(route));
  await action(texts.actions.send).click();
  await expect(envelope).toContainText(texts.states.sending);
  await expect.poll(() => held.length).toBe(1);
  await worker?.evaluate(() => dispatchEvent(new Event("give up")));
  await expect(envelope).toContainText(texts.states.unsure);
  await page.goto(paths.about);
  await expectNotice(page, "needsDecision");
  expect(held).toHaveLength(1);
  await context.unroute(mailService);
  await open();
  await action(texts.actions.send).click();
  await expect(envelope).toHaveAttribute("data-state", "sent");
  await theMailWith(page.request, values.message);
});

test("outbox: sends a message once when two tabs press Send together", async ({
  page,
  context,
}) => {
  const { values } = await leaveWaiting(page, context);
  await context.route(mailService, (route) => route.fulfill({ status: 403, body: "no" }));
  await reconnect(context);
  const other = await context.newPage();
  const tabs = [outboxOn(page), outboxOn(other)];
  await Promise.all(tabs.map(({ open }) => open()));
  for (const { envelope } of tabs) await expect(envelope).toContainText(texts.states.refused);
  await context.unroute(mailService);
  // Pressed in one tab, the message changes in both, and a button that has gone cannot be pressed.
  const buttons = await Promise.all(
    tabs.map(({ action }) => action(texts.actions.send).elementHandle()),
  );
  await Promise.all(buttons.map((button) => button?.dispatchEvent("click")));
  for (const { envelope } of tabs) await expect(envelope).toHaveAttribute("data-state", "sent");
  expect(await mailWith(page.request, values.message)).toHaveLength(1);
});

test("outbox: keeps both messages when a tab was duplicated", async ({ page, context }) => {
  const { values, sendLater } = await submitOffline(page, context);
  // A window that a page opens copies the page's storage, as a duplicated tab does.
  const opening = context.waitForEvent("page");
  await page.evaluate(() => void window.open(location.href));
  const copy = await opening;
  const form = formOn(copy, contact);
  await form.expectValues(values);
  await sendLater.click();
  await expectNotice(page, "waiting");
  const other = `${values.message} Second thought`;
  await form.control("message").fill(other);
  await form.submit.click();
  await form.outcome.getByRole("button", { name: later.send }).click();
  await expect(form.outcome.getByText(later.waiting.title, { exact: true })).toBeVisible();
  const { open, envelope } = outboxOn(page);
  await open();
  await expect(envelope).toHaveCount(2);
  await expect(envelope.getByText(values.message, { exact: true })).toBeVisible();
  await expect(envelope.getByText(other, { exact: true })).toBeVisible();
});

test("outbox: announces a message of 7 days, and deletes it a day later without sending", async ({
  page,
  context,
  copy,
}) => {
  const { values } = await leaveWaiting(page, context);
  await queuedText(page, 7.1);
  await page.goto("about:blank");
  await deployNewBuild(
    await copy.ownFolder(),
    inMain.texts("ourWork").head.name,
    "Words of the new build",
  );
  await reconnect(context);
  await page.goto(paths.about);
  await expectNotice(page, "ends");
  await outboxOn(page).open();
  await expect(outboxOn(page).envelope).toContainText(texts.states.late);
  await queuedText(page, 1.1);
  await page.goto(paths.about);
  await expectNotice(page, "deleted");
  expect(await queuedText(page)).not.toContain(values.message);
  expect(await mailWith(page.request, values.message)).toEqual([]);
});

test("outbox: a waiting message can be changed, handed to WhatsApp and removed without a connection", async ({
  page,
  context,
}) => {
  const message = "خيمة ".repeat(60).trim();
  const { form, sendLater, values } = await leaveWaiting(page, context, { message });
  await page.locator("[data-line]").getByRole("link").click();
  await expect(page).toHaveURL(paths.outbox);
  await expect(noticeOn(page)).toBeVisible();
  const { open, envelope, action } = outboxOn(page);
  await expect(envelope).toContainText(values.message);
  await expectAccessible(page);
  const number = await envelope.getAttribute("data-message");
  await action(texts.actions.send).click();
  await expect(envelope).toContainText(texts.problems.offline);

  await action(texts.actions.change).click();
  await form.expectValues(values);
  await expectNotice(page, "needsDecision");
  await form.control("subject").fill("Two lorries");
  await form.submit.click();
  await sendLater.click();
  await expectNotice(page, "waiting");
  await open();
  await expect(envelope).toHaveCount(1);
  await expect(envelope).toHaveAttribute("data-message", `${number}`);
  await expect(envelope).toContainText("Two lorries");

  const link = envelope.getByRole("link", { name: texts.actions.whatsapp });
  const address = `${await link.getAttribute("href")}`;
  expect(address.length).toBeLessThanOrEqual(1500);
  const chat = new URL(address).searchParams.get("text");
  for (const part of [`${number}`, values.name, "…"]) expect(chat).toContain(part);
  await expect(envelope.getByText(texts.shortened)).toBeVisible();
  await link.evaluate((element) => element.addEventListener("click", (e) => e.preventDefault()));
  await link.click();
  await expect(envelope).toContainText(texts.states.whatsapp);

  await action(texts.actions.remove).click();
  await action(texts.no).click();
  await expect(envelope).toContainText(values.message);
  await action(texts.actions.remove).click();
  await action(texts.removing.yes).click();
  await expect(page.getByText(texts.empty)).toBeVisible();
  expect(await queuedText(page)).toBe("");
  await reconnect(context);
  await page.goto(paths.about);
  await expectNotice(page, undefined);
  expect(await mailWith(page.request, values.message)).toEqual([]);
});
