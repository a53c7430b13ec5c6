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
  await queuedText(page, 1.1);
  await page.goto(paths.ourWork);
  await expect.poll(() => queuedText(page)).toBe("");
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
    tag: "outbox",
    lastChance: false,
  });
  await theMailWith(page.request, values.message);
  // However long it takes: the news waits for somebody who looks.
  const hidden = await context.newPage();
  await hidden.addInitScript(() => {
    Object.assign(document, { hasFocus: () => false });
  });
  await hidden.goto(paths.about);
  await expectNotice(hidden, "sent");
  await queuedText(hidden, 400);
  await hidden.close();
  await blank.goto(paths.about);
  await expectSent(blank, values.message);
  await queuedText(blank, 1.1);
  await blank.goto(paths.ourWork);
  await expectNotice(blank, undefined);
});

test("outbox: tries again only when the service could not answer", async ({ page, context }) => {
  const { values } = await leaveWaiting(page, context);
  let status = 500;
  await context.route(mailService, (route) => route.fulfill({ status, body: "no" }));
  await reconnect(context);
  const { open, envelope, action } = outboxOn(page);
  await open();
  await expect(envelope).toContainText(texts.states.failed);
  await expect(envelope).toContainText(values.message);
  await action(texts.actions.send).click();
  await expect(envelope).toContainText(texts.problems.refused);
  status = 403;
  await page.goto(paths.about);
  await expectNotice(page, "needsDecision");
  await open();
  await expect(envelope).toContainText(texts.states.refused);
  await expect(envelope).toContainText(values.message);

  await page.evaluate(() => {
    const { setTimeout } = window;
    const later = (run: () => void, ms: number) =>
      ms === 15_000 ? addEventListener("give up", run) : setTimeout(run, ms);
    Object.assign(window, { setTimeout: later });
  });
  const held: Route[] = [];
  await context.unroute(mailService);
  await context.route(mailService, (route) => void held.push(route));
  await action(texts.actions.send).click();
  await expect(envelope).toContainText(texts.states.sending);
  await expect.poll(() => held.length).toBe(1);
  await page.evaluate(() => dispatchEvent(new Event("give up")));
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
  const numbers = await envelope.evaluateAll((all) => all.map((one) => one.dataset["message"]));
  expect(new Set(numbers).size).toBe(2);
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
  // A hidden tab tells nobody, however long it is open.
  const hidden = await context.newPage();
  await hidden.addInitScript(() => {
    Object.assign(document, { hasFocus: () => false });
  });
  await hidden.goto(paths.about);
  await expectNotice(hidden, "ends");
  await queuedText(hidden, 8);
  await hidden.reload();
  await expectNotice(hidden, "ends");
  await hidden.close();
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
  // Another text has another number.
  await expect(envelope).not.toHaveAttribute("data-message", `${number}`);
  const newNumber = await envelope.getAttribute("data-message");
  await expect(envelope).toContainText("Two lorries");

  const link = envelope.getByRole("link", { name: texts.actions.whatsapp });
  const address = `${await link.getAttribute("href")}`;
  expect(address.length).toBeLessThanOrEqual(1500);
  const chat = new URL(address).searchParams.get("text");
  for (const part of [`${newNumber}`, values.name, "…"]) expect(chat).toContain(part);
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

test("outbox: waits a second between two messages", async ({ page, context }) => {
  const first = await leaveWaiting(page, context);
  const second = await leaveWaiting(page, context);
  const sent: number[] = [];
  await context.route(mailService, (route) => {
    sent.push(Date.now());
    return route.fulfill({ status: 200, body: "OK" });
  });
  await reconnect(context);
  await page.goto(paths.about);
  await expect.poll(() => sent.length).toBe(2);
  expect((sent[1] ?? 0) - (sent[0] ?? 0)).toBeGreaterThan(900);
  await expectNotice(page, "sent");
  for (const { values } of [first, second]) {
    expect(await queuedText(page)).not.toContain(values.message);
  }
});

test("outbox: a change that is refused leaves the draft as it was", async ({ page, context }) => {
  await leaveWaiting(page, context);
  const held: Route[] = [];
  await context.route(mailService, (route) => void held.push(route));
  const { open, action } = outboxOn(page);
  await open();
  const other = await context.newPage();
  await other.goto(paths.contact);
  const form = formOn(other, contact);
  await expect(form.submit).toBeEnabled();
  await form.fill({ name: "Somebody else" });
  await outboxOn(other).open();
  await expect(outboxOn(other).action(texts.actions.change)).toBeEnabled();
  const change = await outboxOn(other).action(texts.actions.change).elementHandle();
  await reconnect(context);
  await action(texts.actions.send).click();
  await expect.poll(() => held.length).toBe(1);
  await change?.dispatchEvent("click");
  await other.goto(paths.contact);
  await expect(form.control("name")).toHaveValue("Somebody else");
});

test("outbox: takes over what an earlier version of the site kept", async ({ page }) => {
  await page.goto(paths.about);
  await page.evaluate(async () => {
    const open = indexedDB.open("workbox-background-sync", 3);
    open.onupgradeneeded = () => {
      const store = open.result.createObjectStore("requests", {
        keyPath: "id",
        autoIncrement: true,
      });
      const values = {
        name: "Aïcha",
        email: "a@b.co",
        subject: "Old",
        message: "Kept in November",
      };
      const metadata = {
        ...{ id: "K7F2-9QXM", form: "contact", values, state: "waiting", tries: 0 },
        waitingSince: Date.now(),
      };
      const params = { ...values, message_id: "K7F2-9QXM" };
      const body = JSON.stringify({
        ...{ lib_version: "4.4.1", user_id: "local", service_id: "local" },
        ...{ template_id: "contact", template_params: params },
      });
      const url = `${location.origin}/api/v1.0/email/send`;
      store.add({ metadata, requestData: { url, body: new TextEncoder().encode(body).buffer } });
    };
    await new Promise((resolve) => {
      open.onsuccess = resolve;
    });
    open.result.close();
    await navigator.serviceWorker.ready;
    localStorage.removeItem("outbox");
  });
  await page.goto(paths.ourWork);
  await expectSent(page, "Kept in November");
  expect(await queuedText(page)).toContain("K7F2-9QXM");
  const databases = () => page.evaluate(() => indexedDB.databases());
  const names = async () => (await databases()).map(({ name }) => name);
  await expect.poll(names).not.toContain("workbox-background-sync");
});
