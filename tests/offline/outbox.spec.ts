import { contact, inMain } from "../support/forms-content.ts";
import {
  expectNotice,
  leaveWaiting,
  outboxOn,
  reconnect,
  theMailWith,
} from "../support/forms-page.ts";
import { cachedWithIsland, expect, noticeOn, test } from "../support/offline-site.ts";

// What needs the worker. tests/more/faults/outbox.spec.ts has the rest.
const { paths } = inMain.shell;

test("outbox: Background Sync sends a message when no page of the site is open", async ({
  page,
  context,
  copy,
}) => {
  await page.goto(contact.path);
  await cachedWithIsland(page, paths.outbox);
  const { values } = await leaveWaiting(page, context);
  await page.locator("[data-outbox]").getByRole("link").click();
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
  await expectNotice(blank, "sent");
  await theMailWith(page.request, values.message);
});
