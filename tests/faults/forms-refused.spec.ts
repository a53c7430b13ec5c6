import type { Route } from "@playwright/test";
import type { SendFailure } from "../../src/forms/send-email.ts";
import { mainLanguage } from "../support/every-language.ts";
import { formsIn } from "../support/forms-content.ts";
import { answerMail, stopAnsweringMail, theMailWith } from "../support/forms-mail.ts";
import { expectToast, formOn, goodValues } from "../support/forms-page.ts";
import { expect, test } from "../support/site-test.ts";

const status = (code: number, body: string) => (route: Route) =>
  route.fulfill({ status: code, body });

/** What the mail service, or something before it, does; and what the visitor is told. */
const faults: readonly (readonly [string, (route: Route) => Promise<void>, SendFailure])[] = [
  ["429 throttled", status(429, "Too Many Requests"), "throttled"],
  ["403 blocked", status(403, "Forbidden"), "blocked"],
  ["451 blocked", status(451, "Unavailable For Headless Browser"), "blocked"],
  ["400 misconfigured", status(400, "The Public Key is invalid"), "misconfigured"],
  ["412 misconfigured", status(412, "Gmail_API: Invalid grant"), "misconfigured"],
  ["500 a fault of its own", status(500, "Internal Server Error"), "server"],
  ["503 a fault of its own", status(503, "Service Unavailable"), "server"],
  ["blocked by an extension", (route) => route.abort("blockedbyclient"), "network"],
  ["connection lost", (route) => route.abort("connectionreset"), "network"],
];

const { volunteer, contact } = formsIn(mainLanguage());

for (const site of [volunteer, contact]) {
  test(`the ${site.id} form keeps everything, whatever the mail service does`, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/Failed to load resource/u);
    const values = goodValues(site);
    const form = formOn(page, site);
    await form.open();
    await form.fill(values);
    for (const [title, answer, reason] of faults) {
      await test.step(title, async () => {
        const seen = await answerMail(page, answer);
        const toast = page.locator("[data-toast=error]");
        await form.submit.click();
        await expectToast(page, "error", site.toasts.failure);
        expect(seen.requests).toBe(1);
        await expect(form.outcome).toContainText(site.texts.reasons[reason]);
        await expect(form.outcome).toBeFocused();
        await form.expectValues(values);
        await expect(form.submit).toBeEnabled();
        await toast.getByRole("button").click();
        await expect(toast).toHaveCount(0);
        await stopAnsweringMail(page);
      });
    }
  });
}

test("a second try that succeeds leaves no word of the first", async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource/u);
  const values = goodValues(contact);
  await answerMail(page, status(500, "Internal Server Error"));
  const form = formOn(page, contact);
  await form.open();
  await form.fill(values);
  await form.submit.click();
  await expect(form.outcome).toContainText(contact.texts.reasons.server);
  await stopAnsweringMail(page);
  await form.submit.click();
  await expectToast(page, "success", contact.toasts.success);
  await expect(page.locator("[data-toast=error]")).toHaveCount(0);
  await expect(form.outcome).not.toContainText(contact.texts.reasons.server);
  await theMailWith(request, values.message);
});
