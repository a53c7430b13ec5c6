import { readFile } from "node:fs/promises";
import ICAL from "ical.js";
import { interpolate, isolate } from "../../src/i18n/interpolate.ts";
import { figures } from "../support/donate-page.ts";
import { answerRates } from "../support/donate-services.ts";
import { donorPage } from "../support/donor-page.ts";
import { eachDirection } from "../support/every-language.ts";
import { expect, type Page, test } from "../support/site-test.ts";

test.beforeEach(({ context }) => answerRates(context));

/** The events of the calendar file that a press downloads. */
async function eventsAfter(page: Page, press: () => Promise<void>): Promise<ICAL.Event[]> {
  const coming = page.waitForEvent("download");
  await press();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/\.ics$/);
  const file = await readFile(await download.path(), "utf8");
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
}

for (const inLanguage of eachDirection) {
  const { language, shell } = inLanguage;

  const isolated = (value: string) => isolate(value, language.dir);

  test.describe(`a reminder in ${language.code}`, () => {
    test("every month, with the amount, the number and the reference", async ({ page }) => {
      const { open, unfold, reminder, donor, phone, reference, money, toast } = donorPage(
        page,
        inLanguage,
      );
      await open();
      await unfold(reminder);
      const button = reminder.getByRole("button", { name: donor.reminder.monthly });
      const [event] = await eventsAfter(page, () => button.click());
      expect(event?.summary).toBe(
        interpolate(donor.reminder.event, { name: isolate(shell.ui.name, language.dir) }),
      );
      const { holder } = shell.site.bankily;
      for (const text of [phone, holder, reference, money(figures.donation.amount, "MRU")].map(
        isolated,
      )) {
        expect(event?.description).toContain(text);
      }
      expect(event?.isRecurring()).toBe(true);
      expect(event?.startDate.toJSDate().getTime()).toBeGreaterThan(Date.now());
      await expect(toast(donor.reminder.ready.title)).toContainText(donor.reminder.ready.text);
    });

    test("before Ramadan, said to be approximate", async ({ page }) => {
      const { open, unfold, reminder, donor, phone } = donorPage(page, inLanguage);
      await open();
      await unfold(reminder);
      const button = reminder.getByRole("button", { name: donor.reminder.ramadan });
      const events = await eventsAfter(page, () => button.click());
      expect(events).toHaveLength(5);
      for (const event of events) {
        expect(event.description).toContain(donor.reminder.approximate);
        expect(event.description).toContain(phone);
        const inAWeek = new Date(event.startDate.toJSDate().getTime() + 7.5 * 86_400_000);
        const month = new Intl.DateTimeFormat("en-u-ca-islamic-umalqura", { month: "numeric" });
        expect(month.format(inAWeek)).toContain("9");
      }
    });

    test("whose code does not arrive says so", async ({ page, expectProblem }) => {
      expectProblem(/Failed to load resource/);
      await page.route("**/assets/tools.*", (route) => route.abort());
      const { open, unfold, reminder, donor, toast } = donorPage(page, inLanguage);
      await open();
      await unfold(reminder);
      await expect(toast(donor.reminder.failed.title)).toContainText(donor.reminder.failed.text);
    });
  });
}
