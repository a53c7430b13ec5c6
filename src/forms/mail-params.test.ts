import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "../../tests/support/any-text.ts";
import { prepareContactParams, prepareVolunteerParams } from "./mail-params.ts";

const application = {
  name: " Aïcha ",
  email: "<aicha@example.org>",
  dialCode: "+222",
  phone: "36123456",
  interest: "Food\r\n",
  availability: "Week<ends>",
  message: "One\r\nTwo\0",
};
const message = { name: " Ali ", email: "a@b.co", subject: " ", message: " Hello\r\nthere " };

test("an application is sent under the names of the template, trimmed and cleaned", () => {
  expect(prepareVolunteerParams(application, " info@example.org ")).toEqual({
    from_name: "Aïcha",
    from_email: "aicha@example.org",
    phone: "+22236123456",
    interest: "Food",
    availability: "Weekends",
    message: "One\nTwo",
    to_email: "info@example.org",
  });
});

test("a message without a subject gets the generic one", () => {
  const params = prepareContactParams(message, "info@example.org", "Website contact");
  expect(params).toEqual({
    from_name: "Ali",
    from_email: "a@b.co",
    subject: "Website contact",
    message: "Hello\nthere",
    to_email: "info@example.org",
  });
});

test("a subject of one's own stays", () => {
  const params = prepareContactParams({ ...message, subject: "Lorry" }, "info@example.org", "x");
  expect(params.subject).toBe("Lorry");
});

test("nothing that leaves holds < or > or a control character, whatever was typed", () => {
  const text = anyText();
  const value = fc.record({
    name: text,
    email: text,
    dialCode: text,
    phone: text,
    interest: text,
    availability: text,
    message: text,
  });
  fc.assert(
    fc.property(value, (typed) => {
      for (const sent of Object.values(prepareVolunteerParams(typed, "info@example.org"))) {
        expect(sent).not.toMatch(/[<>]|(?![\n\t])\p{Cc}/u);
        expect(sent).toBe(sent.trim());
      }
    }),
  );
});
