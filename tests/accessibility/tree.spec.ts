import { interpolate } from "../../src/i18n/interpolate.ts";
import { neverGiveUpRates } from "../support/access-rates.ts";
import { currencyNames } from "../support/access-stops.ts";
import { accessTree } from "../support/access-tree.ts";
import { donatePage } from "../support/donate-page.ts";
import { all, answerRates } from "../support/donate-services.ts";
import { eachDirection } from "../support/every-language.ts";
import { formsIn } from "../support/forms-content.ts";
import { answerMail } from "../support/forms-mail.ts";
import { formOn, goodValues } from "../support/forms-page.ts";
import { expect, test } from "../support/site-test.ts";

const liveRoles = ["alert", "status"];

for (const inLanguage of eachDirection) {
  const { language, shell, texts } = inLanguage;
  const { ui } = shell;
  const { volunteer, contact } = formsIn(inLanguage);

  test.describe(`in ${language.code} assistive technology is told`, () => {
    test.use({ locale: language.locale });

    test("each field of an application, that it is required, its hint and its error", async ({
      page,
    }) => {
      const { form: words } = texts("getInvolved");
      const { errors } = volunteer.texts;
      const form = formOn(page, volunteer);
      await form.open();
      const tree = await accessTree(page);
      const fields = async () =>
        (await tree.withRole("textbox", "combobox")).map(({ name, description, states }) => [
          name,
          description,
          states["required"],
          states["invalid"],
        ]);
      // The list is not called required: one of its codes is always chosen.
      const { name, email, dialCode, phone, interest, availability, message } = words;
      expect(await fields()).toEqual([
        [name.label, "", "true", "false"],
        [email.label, "", "true", "false"],
        [dialCode.label, "", undefined, "false"],
        [phone.label, phone.hint, "true", "false"],
        [interest.label, interest.hint, "true", "false"],
        [availability.label, availability.hint, "true", "false"],
        [message.label, message.hint, "true", "false"],
      ]);
      await form.submit.click();
      await expect(form.summary).toBeFocused();
      expect(await fields()).toEqual([
        [name.label, errors.nameRequired, "true", "true"],
        [email.label, errors.emailRequired, "true", "true"],
        [dialCode.label, "", undefined, "false"],
        [phone.label, `${phone.hint} ${errors.phoneRequired}`, "true", "true"],
        [interest.label, `${interest.hint} ${errors.interestRequired}`, "true", "true"],
        [availability.label, `${availability.hint} ${errors.availabilityRequired}`, "true", "true"],
        [message.label, `${message.hint} ${errors.messageRequired}`, "true", "true"],
      ]);
      const summary = (await tree.withRole("alert")).find(({ text }) =>
        text.includes(volunteer.texts.summary.title),
      );
      expect(summary?.text).toContain(errors.messageRequired);
    });

    test("in regions that are there before it, that a message was not sent, then that it was", async ({
      page,
      expectProblem,
    }) => {
      expectProblem(/Failed to load resource/u);
      let status = 500;
      await answerMail(page, (route) => route.fulfill({ status, body: "" }));
      const form = formOn(page, contact);
      await form.open();
      const tree = await accessTree(page);
      const said = async (live: string) =>
        (await tree.nodes())
          .filter(({ role, states }) => liveRoles.includes(role) && states["live"] === live)
          .map(({ text }) => text)
          .join("");
      expect(await said("assertive")).toBe("");
      expect(await said("polite")).toBe("");
      await form.fill(goodValues(contact));
      await form.submit.click();
      await expect(form.outcome).toBeFocused();
      const { failure, success } = contact.toasts;
      await expect
        .poll(() => said("assertive"))
        .toBe(`${failure.title} ${failure.text} ${ui.toast.dismiss}`);
      expect((await tree.focused()).name).toBe(contact.texts.reasons.server);
      status = 200;
      await form.submit.click();
      await expect
        .poll(() => said("polite"))
        .toBe(`${success.title} ${success.text} ${ui.toast.dismiss}`);
      expect(await said("assertive")).toBe("");
      expect((await tree.focused()).name).toBe(success.title);
    });

    test("the currency that is chosen, that rates are loading, and the result after a pause", async ({
      page,
      context,
    }) => {
      await answerRates(context, all("silent"));
      await neverGiveUpRates(page);
      const { open, texts, currency, amount, money } = donatePage(page, inLanguage);
      const { currency: words } = texts;
      await open();
      await expect(currency("EUR").getByText(words.loading)).toBeVisible();
      const tree = await accessTree(page);
      const names = currencyNames(inLanguage, true);
      const buttons = (await tree.withRole("button")).filter(({ name }) => names.includes(name));
      expect(
        buttons.map(({ name, states }) => [name, states["pressed"], states["disabled"]]),
      ).toEqual(names.map((name, i) => [name, i === 0 ? "true" : "false", "true"]));
      const said = async () =>
        (await tree.withRole("status")).map(({ text }) => text).find((text) => text !== "") ?? "";
      expect(await said()).toBe("");
      await amount.fill("4000");
      await expect
        .poll(said)
        .toContain(interpolate(ui.line, { label: words.donation, value: money(4000, "MRU") }));
    });
  });
}
