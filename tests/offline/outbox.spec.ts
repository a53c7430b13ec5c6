import * as v from "valibot";
import { contact, inMain } from "../support/fault-page.ts";
import { mailWith } from "../support/forms-mail.ts";
import { formOn } from "../support/forms-page.ts";
import { deployNewBuild } from "../support/new-build.ts";
import {
  cachedByWorker,
  cachedWithIsland,
  expect,
  noticeOf,
  test,
  visitOnce,
} from "../support/offline-site.ts";
import { expectNotice, expectOneMail, keepOffline, outboxOn, texts } from "../support/outbox.ts";

/* Kept messages where the service worker is at work; see also `tests/faults/outbox.spec.ts`. */

const { paths, ui } = inMain.shell;

test("without a connection the message can be read and deleted: its page is kept with the form's", async ({
  page,
  context,
}) => {
  await visitOnce(page, paths.contact);
  await cachedWithIsland(page, paths.outbox);
  const { values } = await keepOffline(page, context);
  await outboxOn(page).line.getByRole("link").click();
  await expect(page).toHaveURL(paths.outbox);
  await expect(noticeOf(page)).toBeVisible();
  await expect(outboxOn(page).envelope).toContainText(values.message);
  await outboxOn(page).action(texts.actions.send).click();
  await expect(outboxOn(page).envelope).toContainText(texts.problems.offline);
  await outboxOn(page).action(texts.actions.change).click();
  await formOn(page, contact).expectValues(values);
});

test("Background Sync sends it with no page of the site in sight, and the next page says so", async ({
  page,
  context,
  copy,
}) => {
  await visitOnce(page, paths.contact);
  const { values } = await keepOffline(page, context);
  await page.goto("about:blank");
  await context.setOffline(false);
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
    tag: "khayma-outbox",
    lastChance: false,
  });
  await expectOneMail(page, values.message);
  await blank.goto(paths.about);
  await expectNotice(blank, "sent");
  expect(await mailWith(blank.request, values.message)).toHaveLength(1);
});

test("a new version of the site in between sends what the earlier one kept", async ({
  page,
  context,
  copy,
}) => {
  await visitOnce(page, paths.contact);
  const { values } = await keepOffline(page, context);
  await page.goto("about:blank");
  await deployNewBuild(copy.root, ui.nav.ourWork, "Words of the new build");
  await context.setOffline(false);
  await page.goto(paths.about);
  await expectOneMail(page, values.message);
  await expectNotice(page, "sent");
  await cachedByWorker(page);
  const box = v.array(v.object({ template_params: v.looseObject({ to_email: v.string() }) }));
  const [mail] = v.parse(box, await mailWith(page.request, values.message));
  expect(mail?.template_params.to_email).toBe(inMain.shell.site.email);
});
