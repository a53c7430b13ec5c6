import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import * as v from "valibot";
import { everyLanguage } from "../support/every-language.ts";
import { type Expected, expectedOf } from "../support/fault-expected.ts";
import { expectNothingRan, heldBy, quickForm } from "../support/fault-form.ts";
import { hostileStrings } from "../support/fault-strings.ts";
import { formsIn, type SiteForm, type TextFieldName } from "../support/forms-content.ts";
import { expectToast, formOn, goodValues, type Typed } from "../support/forms-page.ts";
import { expect, type Page, test } from "../support/site-test.ts";

// One language is enough: what happens to a text does not depend on the language of the page.
const [inLanguage] = everyLanguage;
if (!inLanguage) throw new Error("no language");
const { volunteer, contact } = formsIn(inLanguage);

const paramOf: Readonly<Record<string, string>> = { name: "from_name" };
const millionCharacters = 1_000_000;

const mailSchema = v.array(v.object({ template_params: v.record(v.string(), v.string()) }));

/** The parameters of the messages from addresses that begin so, oldest first. */
async function mailFrom(request: APIRequestContext, start: string) {
  const mails = v.parse(mailSchema, await (await request.get("/__mailbox.json")).json());
  return mails
    .map(({ template_params }) => template_params)
    .filter(({ from_email = "" }) => from_email.startsWith(start));
}

/** The hostile strings, as many at a time as there are fields to put them in. */
function portions(fields: readonly TextFieldName[]): Typed[] {
  const count = Math.ceil(hostileStrings.length / fields.length);
  return Array.from({ length: count }, (_, i) =>
    Object.fromEntries(
      fields.map((field, j) => [field, hostileStrings[i * fields.length + j] ?? ""]),
    ),
  );
}

/** What becomes of each field, by the requirements. */
const expectedFor = (typed: Typed, fields: readonly TextFieldName[]) =>
  fields.map((field): [TextFieldName, Expected] => [field, expectedOf(field, typed[field] ?? "")]);

/** The sentences of the fields that are refused. */
function errorsOf(site: SiteForm, expected: readonly [TextFieldName, Expected][]): Typed {
  const sentences: Readonly<Record<string, string>> = site.texts.errors;
  return Object.fromEntries(
    expected.flatMap(([field, result]) =>
      "error" in result ? [[field, sentences[`${field}${result.error}`]]] : [],
    ),
  );
}

/** Puts values in and submits; what is refused is kept, said and then put right. */
async function submitAll(
  page: Page,
  site: SiteForm,
  values: Typed,
  fields: readonly TextFieldName[],
) {
  const form = quickForm(page, site);
  const errors = errorsOf(site, expectedFor(values, fields));
  await form.submit(values);
  const refused = form.fields.filter((field) => errors[field] !== undefined);
  if (refused.length > 0) {
    await form.refused();
    const held = form.fields.map((field) => [field, heldBy(field, values[field] ?? "")]);
    expect(await form.now()).toEqual({ values: Object.fromEntries(held), errors });
  }
  const good: Typed = goodValues(site);
  const corrected = Object.fromEntries(refused.map((field) => [field, good[field]]));
  if (refused.length > 0) await form.submit({ ...values, ...corrected });
  await form.sent();
  const sent = expectedFor({ ...values, ...corrected }, fields);
  return Object.fromEntries(
    sent.map(([field, result]) => [paramOf[field] ?? field, "sent" in result && result.sent]),
  );
}

test.beforeEach(({ page }) => {
  page.on("dialog", (dialog) => {
    throw new Error(`a dialog: ${dialog.message()}`);
  });
});

for (const [site, fields] of [
  [contact, ["name", "subject", "message"]],
  [volunteer, ["message", "interest", "name", "availability"]],
] as const satisfies readonly [SiteForm, readonly TextFieldName[]][]) {
  test(`the ${site.id} form sends of ${hostileStrings.length} hostile texts what is allowed`, async ({
    page,
    request,
  }) => {
    // Some hundred submits in one page.
    test.slow();
    const start = randomUUID();
    const form = formOn(page, site);
    await form.open();
    const sent: Record<string, unknown>[] = [];
    for (const [i, portion] of portions(fields).entries()) {
      const values = { ...goodValues(site), ...portion, email: `${start}.${i}@example.org` };
      sent.push(await submitAll(page, site, values, fields));
    }
    const mails = await mailFrom(request, start);
    expect(mails).toEqual(sent.map((params) => expect.objectContaining(params)));
    await expectNothingRan(page);
    await expect(page).toHaveURL(site.path);
    await expect(page.locator("script[src*=evil], iframe, [onerror], [onload]")).toHaveCount(0);
  });
}

test("a paste of a million characters into each field is refused and kept", async ({ page }) => {
  const form = quickForm(page, volunteer);
  await formOn(page, volunteer).open();
  // Not drawn: a browser takes seconds to lay out such a text, and that is not what is tested.
  await page.evaluate(() => {
    for (const control of document.querySelectorAll("main form input, main form textarea")) {
      if (control instanceof HTMLElement) control.style.display = "none";
    }
  });
  const piece = "<script>ran=1</script> \u202E\u0000👩🏽‍🌾 ";
  const paste = piece.repeat(millionCharacters / piece.length + 1);
  const digits = "1".repeat(millionCharacters);
  const values: Typed = Object.fromEntries(
    form.fields.map((field) => [field, field === "phone" ? digits : paste]),
  );
  await form.submit(values);
  await form.refused();
  const { values: kept, errors } = await form.now();
  expect(Object.keys(errors)).toEqual(form.fields);
  const texts = form.fields.filter((field) => field !== "phone" && field !== "email");
  expect(errors).toMatchObject(errorsOf(volunteer, expectedFor(values, texts)));
  for (const field of texts) expect(kept[field] === paste, field).toBe(true);
  await expectToast(page, "error", volunteer.texts.invalid);
  await expectNothingRan(page);
});
