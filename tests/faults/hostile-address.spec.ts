import { expectNothingRan, quickForm } from "../support/fault-form.ts";
import { volunteer } from "../support/fault-page.ts";
import { answerMail } from "../support/forms-mail.ts";
import { formOn, goodValues } from "../support/forms-page.ts";
import { expect, test } from "../support/site-test.ts";

/** No one address each, and no phone number each (requirements, section 5), with its digits. */
const refused: readonly (readonly [email: string, phone: string, digits: string])[] = [
  ["a@b", "<script>window.ran = 1</script>", "1"],
  ["@example.org", "'; DROP TABLE x; --123456", "123456"],
  ["a@", "1".repeat(16), "1".repeat(16)],
  ["a@b@example.org", "١٢٣٤٥٦", "123456"],
  ["a b@example.org", "\u202E12\u202C3\u00004\r\n5", "12345"],
  ["a@example.org, b@example.org", "+1e9", "19"],
  ["a@example.org\r\nBcc: b@example.org", "Infinity 0x1F", "01"],
  ["a@exa\tmple.org;c", "½ ² ① 5", "5"],
  [
    "<script>window.ran = 1</script>@example.org",
    "1234567890123456\r\nBcc: 7",
    "12345678901234567",
  ],
  ["{{7*7}}@$\u007B8}@example", "NaN 1.5.5.5.5", "15555"],
];

// The e-mail field is the same in both forms; one language is enough, the rule has none.
test(`${refused.length} hostile addresses and phone numbers are refused, and nothing is sent`, async ({
  page,
}) => {
  const mail = await answerMail(page, (route) => route.abort());
  await formOn(page, volunteer).open();
  const form = quickForm(page, volunteer);
  for (const [email, phone, digits] of refused) {
    await form.submit({ ...goodValues(volunteer), email, phone });
    await form.refused();
    const { errors, values } = await form.now();
    const { emailInvalid, phoneInvalid } = volunteer.texts.errors;
    expect(errors, email).toEqual({ email: emailInvalid, phone: phoneInvalid });
    expect(values.phone).toBe(digits);
  }
  expect(mail.requests).toBe(0);
  await expectNothingRan(page);
});
