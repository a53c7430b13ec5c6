import { expect, test } from "vitest";
import { chosenEvent } from "./get-involved-island.tsx";

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
