import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "../../tests/support/any-text.ts";
import { application, chars, digits, titled, volunteer } from "../../tests/support/forms-values.ts";
import { answeredBy, fillFromEvent, volunteerForm, volunteerParams } from "./volunteer-form.ts";

test.each(
  titled<[string, string, string]>([
    ["dialCode", "", "dialCodeInvalid"],
    ["dialCode", "222", "dialCodeInvalid"],
    ["dialCode", "+", "dialCodeInvalid"],
    ["dialCode", "+12345", "dialCodeInvalid"],
    ["dialCode", "+222\nBcc: x", "dialCodeInvalid"],
    ["dialCode", "222+222", "dialCodeInvalid"],
    ["dialCode", "+222 mr", "dialCodeInvalid"],
    ["dialCode", "+222 MRT", "dialCodeInvalid"],
    ["dialCode", "+1 CA", "ok"],
    ["dialCode", "+1", "ok"],
    ["dialCode", "+1684", "ok"],
    ["phone", "", "phoneRequired"],
    ["phone", "call me", "phoneRequired"],
    ["phone", digits(6), "phoneInvalid"],
    ["phone", digits(7), "ok"],
    ["phone", digits(8), "ok"],
    ["phone", digits(14), "ok"],
    ["phone", digits(15), "ok"],
    ["phone", digits(16), "phoneInvalid"],
    ["interest", " ", "interestRequired"],
    ["interest", chars(199), "ok"],
    ["interest", chars(200), "ok"],
    ["interest", chars(201), "interestTooLong"],
    ["availability", " ", "availabilityRequired"],
    ["availability", chars(199), "ok"],
    ["availability", chars(200), "ok"],
    ["availability", chars(201), "availabilityTooLong"],
  ]),
)("volunteer %s", (_title, [field, value, expected]) => {
  expect(volunteer({ [field]: value })).toEqual(expected === "ok" ? "ok" : { [field]: expected });
});

test("the country that tells shared dial codes apart is not part of the number", () => {
  expect(volunteerForm.check({ ...application, dialCode: "+1 CA" })).toMatchObject({
    ok: true,
    value: { dialCode: "+1" },
  });
});

test("an application is sent under the names of the template, trimmed and cleaned", () => {
  const typed = {
    name: " Aïcha ",
    email: "<aicha@example.org>",
    dialCode: "+222 MR",
    phone: "36 12 34 56",
    interest: "Food\r\n",
    availability: "Week<ends>",
    message: "One, two\r\nthree\0",
  };
  const checked = volunteerForm.check(typed);
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  expect(volunteerParams(checked.value, "info@example.org")).toEqual({
    from_name: "Aïcha",
    from_email: "aicha@example.org",
    phone: "+22236123456",
    interest: "Food",
    availability: "Weekends",
    message: "One, two\nthree",
    to_email: "info@example.org",
  });
});

test("nothing that leaves holds < or > or a control character, whatever was typed", () => {
  const text = anyText({ maxLength: 40 });
  const long = text.map((typed) => `${typed}long enough`);
  const typed = fc.record({
    name: long,
    email: text.map((typed) => `a${typed}@example.org`),
    phone: text.map((typed) => `${typed}36123456`),
    interest: long,
    availability: long,
    message: long,
  });
  fc.assert(
    fc.property(typed, (values) => {
      const checked = volunteerForm.check({ ...application, ...values });
      fc.pre(checked.ok);
      for (const sent of Object.values(volunteerParams(checked.value, "info@example.org"))) {
        expect(sent).not.toMatch(/[<>]|(?![\n\t])\p{Cc}/u);
        expect(sent).toBe(sent.trim());
      }
    }),
  );
});

const raking = { name: "2031-05-10-raking", interest: "Raking", availability: "10 May, 8:00" };
const baskets = { name: "2031-05-17-baskets", interest: "Baskets", availability: "17 May, 7:30" };
const events = [raking, baskets];
const link = ({ name }: { name: string }) => `?event=${name}`;
const answers = ({ interest, availability }: typeof raking) => ({ interest, availability });

test("an empty form gets the event's answers, and other fields stay as they are", () => {
  expect(fillFromEvent({}, events, link(raking))).toEqual(answers(raking));
  const draft = { name: "Aïcha", interest: "", availability: "  " };
  const filled = { name: "Aïcha", ...answers(raking) };
  expect(fillFromEvent(draft, events, link(raking))).toEqual(filled);
});

test("what another event's link filled in gives way to this one's", () => {
  expect(fillFromEvent(answers(raking), events, link(baskets))).toEqual(answers(baskets));
});

test("each field is looked at by itself", () => {
  const draft = { interest: "I cook", availability: raking.availability };
  const filled = { interest: "I cook", availability: baskets.availability };
  expect(fillFromEvent(draft, events, link(baskets))).toEqual(filled);
});

test("an event's answers are not asked for as long as they stand there whole", () => {
  const values = answers(raking);
  expect(answeredBy(values, events, link(raking))).toBe(raking);
  expect(answeredBy(values, events, link(baskets))).toBeUndefined();
  expect(answeredBy({ ...values, interest: "I cook" }, events, link(raking))).toBeUndefined();
  expect(answeredBy({ interest: "", availability: "" }, events, "")).toBeUndefined();
});

test.each(["", "?event=", "?event=2031-05-10", "?name=2031-05-10-raking", "?event=__proto__"])(
  "an address that names no event to come fills in nothing: %s",
  (search) => {
    expect(fillFromEvent({ name: "Aïcha" }, events, search)).toEqual({ name: "Aïcha" });
  },
);

test("nothing that a visitor wrote is ever lost", () => {
  const own = fc
    .string({ minLength: 1 })
    .filter(
      (text) =>
        text.trim() !== "" && !events.some((event) => Object.values(event).includes(text.trim())),
    );
  fc.assert(
    fc.property(own, own, fc.constantFrom(...events), (interest, availability, event) => {
      const draft = { interest, availability };
      expect(fillFromEvent(draft, events, link(event))).toEqual(draft);
    }),
  );
});
