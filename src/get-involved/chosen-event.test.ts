import fc from "fast-check";
import { expect, test } from "vitest";
import { answeredBy, fillFromEvent } from "./chosen-event.ts";

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
