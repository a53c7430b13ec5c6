import { describe, expect, test } from "vitest";
import { initialValues } from "../forms/form-values.ts";
import { chosenEvent, eventIn, withAnswers, withEvent } from "./chosen-event.ts";

const event = {
  name: "2031-05-10-raking",
  interest: "Raking",
  availability: "10 May, 8:00",
  end: "2031-05-10T11:30:00.000Z",
  cancelled: false,
};
const off = { ...event, name: "2031-05-24-meeting", cancelled: true };
const end = Date.parse(event.end);
const chosenAt = (name: string, now: number) => chosenEvent(name, [off, event], now);

describe("chosen event", () => {
  test.each([
    ["open until it ends", event.name, end - 1, { kind: "open", event }],
    ["over from its end on", event.name, end, { kind: "over", event }],
    ["cancelled before it would begin", off.name, 0, { kind: "cancelled", event: off }],
    ["cancelled after it would have ended", off.name, end + 1, { kind: "cancelled", event: off }],
    ["gone when nothing planned has its name", "2031-05-10", 0, { kind: "gone" }],
    ["gone when its name is one of JavaScript", "__proto__", 0, { kind: "gone" }],
    ["none without a name", "", 0, { kind: "none" }],
  ])("chosenEvent: is %s", (_what, name, now, chosen) => {
    expect(chosenAt(name, now)).toEqual(chosen);
  });

  const withEventAt = (name: string, now: number, typed: object) =>
    withAnswers({ ...initialValues, ...typed }, chosenAt(name, now));

  test.each(["", "  ", "<>", "\u200b\n"])("withAnswers: answers a field that holds %j", (blank) => {
    const { interest, availability } = event;
    const typed = { interest: blank, availability: "Mornings" };
    expect(withEventAt(event.name, end - 1, typed)).toMatchObject({
      interest,
      availability: "Mornings",
    });
    expect(withEventAt(event.name, end - 1, { availability: blank })).toMatchObject({
      availability,
    });
  });

  test.each([event.name, off.name, "else", ""])(
    "withAnswers: answers nothing once the event is over: %j",
    (name) => expect(withEventAt(name, end, {})).toEqual(initialValues),
  );
});

test.each([
  ["?event=2031-05-10-raking", "2031-05-10-raking"],
  ["?a=b&event=x", "x"],
  ["?event=", ""],
  ["?name=x", ""],
  ["", ""],
])("eventIn: finds in %j the event %j", (search, name) => {
  expect(eventIn(search)).toBe(name);
});

test.each([
  ["https://a.org/apply", "x", "https://a.org/apply?event=x"],
  ["https://a.org/apply?b=c#apply", "x", "https://a.org/apply?b=c&event=x#apply"],
  ["https://a.org/apply?event=x&b=c#apply", "", "https://a.org/apply?b=c#apply"],
  ["https://a.org/apply?event=x", "", "https://a.org/apply"],
  ["https://a.org/apply?event=x", "y", "https://a.org/apply?event=y"],
])("withEvent: changes %s with the event %j to %s", (address, name, expected) => {
  expect(withEvent(address, name).href).toBe(expected);
});
