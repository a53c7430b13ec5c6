import { contact, inMain } from "../support/forms-content.ts";
import {
  expectSent,
  leaveWaiting,
  outboxOn,
  queuedText,
  reconnect,
  theMailWith,
} from "../support/forms-page.ts";
import { expect, noticeOn, test, visitOnce } from "../support/offline-site.ts";

// What needs the worker. tests/more/faults/outbox.spec.ts has the rest.
const { paths } = inMain.shell;

test("outbox: shows a message without a connection, and Background Sync sends it when no page of the site is open", async ({
  page,
  context,
  copy,
}) => {
  await visitOnce(page, contact.path);
  const { values } = await leaveWaiting(page, context);
  await page.locator("[data-line]").getByRole("link").click();
  await expect(page).toHaveURL(paths.outbox);
  await expect(noticeOn(page)).toBeVisible();
  await expect(outboxOn(page).envelope).toContainText(values.message);
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
  await blank.goto(paths.about);
  await expectSent(blank, values.message);
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
