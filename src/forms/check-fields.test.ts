import { expect, test } from "vitest";
import { checkContact } from "../contact/contact-schema.ts";
import { message } from "./schema-fixture.ts";

const empty = {
  name: "nameRequired",
  email: "emailRequired",
  subject: "subjectRequired",
  message: "messageRequired",
};

test.each([null, undefined, "name", 1, [], () => message])(
  "%s has no field filled in",
  (values) => {
    expect(checkContact(values)).toEqual({ ok: false, errors: empty });
  },
);

test("what is not a text counts as empty", () => {
  const values = { ...message, name: ["Aïcha"], subject: 12 };
  expect(checkContact(values)).toEqual({
    ok: false,
    errors: { name: empty.name, subject: empty.subject },
  });
});

test("fields that the form does not have are dropped", () => {
  expect(checkContact({ ...message, admin: "yes" })).toEqual({ ok: true, value: message });
});
