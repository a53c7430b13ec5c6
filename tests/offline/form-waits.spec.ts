import { contact } from "../support/fault-page.ts";
import { expect, test } from "../support/offline-site.ts";
import { later, queuedText, submitOffline } from "../support/outbox.ts";

test("form: keeps its text while the worker takes the message over", async ({ page, context }) => {
  const { form, sendLater, values } = await submitOffline(page, context);
  await page.evaluate(() => {
    const { postMessage } = ServiceWorker.prototype;
    // This imitates a worker that wakes up slowly.
    const postLater = function (this: ServiceWorker, ...request: unknown[]) {
      addEventListener("awake", () => Reflect.apply(postMessage, this, request), { once: true });
    };
    Object.assign(ServiceWorker.prototype, { postMessage: postLater });
  });
  await sendLater.click();
  await expect(form.outcome.locator("[aria-live=polite]")).toHaveText(later.saving);
  await expect(sendLater).toBeFocused();
  for (const field of Object.keys(contact.labels)) {
    await expect(form.control(field)).toHaveJSProperty("readOnly", true);
  }
  await form.control("message").focus();
  await page.keyboard.type("And on Sundays.");
  await form.expectValues(values);
  await expect(form.clear).toBeDisabled();
  await page.evaluate(() => dispatchEvent(new Event("awake")));
  await expect(form.outcome).toContainText(later.waiting.title);
  await form.expectEmpty();
  expect(await queuedText(page)).toContain(values.message);
});
