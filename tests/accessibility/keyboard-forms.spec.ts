import type { FormsTexts } from "../../generated/texts.ts";
import { eachDirection, everyLanguage } from "../support/every-language.ts";
import { formsIn, type SiteForm } from "../support/forms-content.ts";
import { answerMail } from "../support/forms-mail.ts";
import { formOn, goodValues } from "../support/forms-page.ts";
import { footerStops, formStops, headerStops, keyboardOn, type Stop } from "../support/keyboard.ts";
import { expect, test } from "../support/site-test.ts";

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: "reduce" } });

const volunteerErrors = [
  "nameRequired",
  "emailRequired",
  "phoneRequired",
  "interestRequired",
  "availabilityRequired",
  "messageRequired",
] as const;
const contactErrors = [
  "nameRequired",
  "emailRequired",
  "subjectRequired",
  "messageRequired",
] as const;

function errorStops({ texts }: SiteForm, codes: readonly (keyof FormsTexts["errors"])[]): Stop[] {
  return codes.map((code) => ["link", texts.errors[code]]);
}

for (const inLanguage of eachDirection) {
  const { language, shell, texts } = inLanguage;
  const { volunteer, contact } = formsIn(inLanguage);

  test.describe(`by keyboard alone in ${language.code}`, () => {
    test.use({ locale: language.locale });
    test.beforeEach(async ({ page }) => {
      await answerMail(page, (route) => route.fulfill({ status: 200, body: "OK" }));
    });

    test("an application is begun, refused, corrected and sent", async ({ page }) => {
      const { hero, form: words, partners } = texts("getInvolved");
      const { labels, submit, toasts } = volunteer;
      const stops = formStops(volunteer, words.dialCode.label);
      const values = goodValues(volunteer);
      const form = formOn(page, volunteer);
      await form.open();
      const keyboard = await keyboardOn(page);
      await keyboard.through([...headerStops(inLanguage), ["link", hero.apply]]);
      await page.keyboard.press("Enter");
      await keyboard.through([...stops, ["link", partners.contact]]);
      await keyboard.through(stops.toReversed().slice(0, 3), "Shift+Tab");
      await page.keyboard.press("Enter");
      await expect(form.summary).toBeFocused();
      const errors = errorStops(volunteer, volunteerErrors);
      await keyboard.through(errors);
      await keyboard.through(errors.toReversed().slice(1), "Shift+Tab");
      await keyboard.press("Enter", ["textbox", labels.name ?? ""]);
      await page.keyboard.type(values.name ?? "");
      for (const field of ["email", "phone", "interest", "availability", "message"] as const) {
        if (field === "phone") await keyboard.press("Tab", ["combobox", words.dialCode.label]);
        await keyboard.press("Tab", ["textbox", labels[field] ?? ""]);
        await page.keyboard.type(values[field] ?? "");
      }
      await keyboard.press("Tab", ["button", submit]);
      await page.keyboard.press("Space");
      await expect(form.outcome).toBeFocused();
      await expect(form.outcome).toContainText(toasts.success.title);
      await form.expectEmpty();
      await keyboard.press("Tab", ["link", volunteer.texts.privacy.link]);
    });

    test("a message is refused, corrected and sent", async ({ page }) => {
      const { details } = texts("contact");
      const { labels } = contact;
      const stops = formStops(contact);
      const values = goodValues(contact);
      const form = formOn(page, contact);
      await form.open();
      const keyboard = await keyboardOn(page);
      await keyboard.through([
        ...headerStops(inLanguage),
        ["link", shell.site.phone],
        ["link", details.whatsapp.value],
        ["link", shell.site.email],
        ["link", shell.site.email],
        ["link", shell.ui.footer.facebook],
        ["link", details.questions],
        ...stops,
        ...footerStops(inLanguage).slice(0, 1),
      ]);
      await keyboard.through(stops.toReversed().slice(0, 3), "Shift+Tab");
      await page.keyboard.press("Space");
      await expect(form.summary).toBeFocused();
      await keyboard.through(errorStops(contact, contactErrors));
      await keyboard.press("Enter", ["textbox", labels.message ?? ""]);
      await page.keyboard.type(values.message);
      for (const field of ["subject", "email", "name"] as const) {
        await keyboard.press("Shift+Tab", ["textbox", labels[field] ?? ""]);
        await page.keyboard.type(values[field] ?? "");
      }
      await page.keyboard.press("Enter");
      await expect(form.outcome).toBeFocused();
      await expect(form.outcome).toContainText(contact.toasts.success.title);
      await keyboard.press("Shift+Tab", ["button", contact.texts.draft.clear]);
    });
  });
}

test.describe("for a reader of another language", () => {
  test.use({ locale: "en-GB", readsEveryLanguage: false });

  test("the offer of it lies over nothing that takes focus", async ({ page }) => {
    const other = everyLanguage.find(({ language }) => !language.locale.startsWith("en"));
    if (!other) throw new Error("the site has one language only");
    const { contact } = formsIn(other);
    const form = formOn(page, contact);
    await form.open();
    await expect(page.locator("[data-offer=en]")).toBeVisible();
    const keyboard = await keyboardOn(page);
    const stops = formStops(contact);
    await form.control("name").focus();
    await keyboard.through([...stops.slice(1), ...footerStops(other)]);
  });
});
