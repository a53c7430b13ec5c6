import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyText } from "../../tests/support/any-text.ts";
import { checkContact } from "../contact/contact-schema.ts";
import { checkVolunteer } from "../get-involved/volunteer-schema.ts";
import { application, message } from "./schema-fixture.ts";

describe.each([
  ["volunteer", checkVolunteer, application],
  ["contact", checkContact, message],
] as const)("the %s schema, whatever it is given", (_form, check, valid) => {
  const keys = Object.keys(valid);

  test("never throws, and names at least one field when it refuses", () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (values) => {
        const checked = check(values);
        expect(checked.ok || Object.keys(checked.errors).length > 0).toBe(true);
      }),
    );
  });

  test("gives values that pass again unchanged", () => {
    const text = anyText({ minLength: 12, maxLength: 120 });
    fc.assert(
      fc.property(fc.record({ name: text, subject: text, message: text }), (typed) => {
        const checked = check({ ...valid, ...typed });
        fc.pre(checked.ok);
        expect(check(checked.value)).toEqual(checked);
      }),
    );
  });

  test("takes fields of any type for text", () => {
    const fields = Object.fromEntries(keys.map((key) => [key, fc.anything()]));
    fc.assert(fc.property(fc.record(fields), (values) => typeof check(values).ok === "boolean"));
  });
});
