import { expect, test } from "vitest";
import { chars, contact, message, titled } from "../../tests/support/forms-values.ts";
import { contactForm, contactParams } from "./contact-form.ts";

test.each(
  titled<[string, string]>([
    ["", "subjectRequired"],
    ["<<>>", "subjectRequired"],
    ["x", "ok"],
    [chars(199), "ok"],
    [chars(200), "ok"],
    [chars(201), "subjectTooLong"],
  ]),
)("contact subject%s", (_title, [value, expected]) => {
  expect(contact({ subject: value })).toEqual(expected === "ok" ? "ok" : { subject: expected });
});

test("a message is sent under the names of the template, cleaned", () => {
  const checked = contactForm.check({ ...message, name: " Ali ", message: " Hello\r\nthere<br> " });
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  expect(contactParams(checked.value, "info@example.org", "x")).toEqual({
    from_name: "Ali",
    from_email: "aicha@example.org",
    subject: "Partnership",
    message: "Hello\ntherebr",
    to_email: "info@example.org",
  });
});

test("a message without a subject gets the generic one", () => {
  const params = contactParams({ ...message, subject: "" }, "info@example.org", "Website contact");
  expect(params.subject).toBe("Website contact");
});
