import { expect, test, vi } from "vitest";
import {
  contentWithEvents,
  type EventData,
  eventData,
  refusalOf,
} from "../../../tests/support/content-copy.ts";
import { textCases } from "../../../tests/support/text-cases.ts";
import { languages } from "../../lib/content/load-content.server.ts";
import { describeComing } from "./describe-event.server.ts";
import { loadEvents } from "./load-events.server.ts";

const name = "2031-05-10-clean-up-dar-naim";

const [, second = ""] = languages().map(({ code }) => code);
const words = Object(eventData()["words"]);
const movedFrom = { day: "2031-05-03", from: "08:00" };
const moved = { status: "moved", movedFrom, revision: 1 };
const other =
  "movedFrom: expected the other `day` and `from` that were announced, only where the event was moved";
const map = "https://www.openstreetmap.org/";
const fewer = { ...words, [second]: { ...words[second], bring: [] } };

test.each<[string, EventData, string]>([
  ["that ends as it starts", { to: "08:00" }, "to: expected another hour than `from`"],
  ["whose last day is its first", { lastDay: "2031-05-10" }, "lastDay: expected a day after"],
  ["at an hour that does not exist", { from: "24:00" }, "from: expected an hour of the day"],
  ["of a distribution, with a map", { kind: "distribution", map }, "map: expected no map of a"],
  ["that needs half a person", { needed: 0.5 }, "needed: expected a whole number"],
  ["moved without its status", { movedFrom, revision: 1 }, other],
  ["moved to where it was", { ...moved, movedFrom: { day: "2031-05-10", from: "08:00" } }, other],
  ["moved from an hour alone", { ...moved, movedFrom: "08:00" }, `${other}, found "08:00"`],
  ["without an hour", { from: undefined }, "from: this key is missing; expected an hour of the"],
  ["moved, without its old date", { ...moved, movedFrom: undefined }, other],
  ["on another day than was announced", { day: "2031-05-11" }, "or the status moved with"],
  ["moved without a new revision", { ...moved, revision: 0 }, "revision: expected 1 or more"],
  ["cancelled without a new revision", { status: "cancelled" }, "revision: expected 1 or more"],
  ["with fewer things to bring", { words: fewer }, "words: expected as many things to bring"],
])("events: refuses one %s", (_what, changes, problem) => {
  const { file, problems } = refusalOf(
    contentWithEvents({ [name]: eventData(changes) }),
    loadEvents,
  );
  expect(file).toBe(`events/${name}.yaml`);
  expect(problems).toContain(problem);
});

const links = textCases("src/components/events/map-links.cases.yaml");

test.each(links)("events: the link to a %s is %s, %s", (_kind, verdict, map) => {
  const copy = contentWithEvents({ [name]: eventData({ map }) });
  if (verdict === "accepted") expect(loadEvents).not.toThrow();
  else expect(refusalOf(copy, loadEvents).problems).toContain("map: expected a link to a map");
});

test("events: refuses a file of another kind", () => {
  const copy = contentWithEvents({ [name]: eventData() });
  copy.write("events/notes.txt", "tea");
  expect(refusalOf(copy, loadEvents).problems).toContain("2027-04-10-clean-up-dar-naim.yaml");
});

test.each<[string, EventData, string]>([
  ["before its start, on the next day", { from: "22:00", to: "01:00" }, "2031-05-11T01:00"],
  ["at 24:00, at midnight", { to: "24:00" }, "2031-05-11T00:00"],
  ["at 00:00, at midnight", { to: "00:00" }, "2031-05-11T00:00"],
  ["at 00:00, after a whole day", { from: "00:00", to: "00:00" }, "2031-05-11T00:00"],
  ["on its last day", { lastDay: "2031-05-12", to: "08:00" }, "2031-05-12T08:00"],
  ["on its last day at 00:00", { lastDay: "2031-05-12", to: "00:00" }, "2031-05-13T00:00"],
])("event: ends %s", (_when, changes, end) => {
  contentWithEvents({ [name]: eventData(changes) });
  expect(loadEvents().map((event) => event.end.toJSON())).toEqual([`${end}:00.000Z`]);
});

test("event: is over at the minute of its end", () => {
  const long = eventData({ day: "2031-05-09", lastDay: "2031-05-11" });
  contentWithEvents({ [name]: eventData(), "2031-05-09-long": long });
  const comingAt = (time: string) => {
    vi.stubEnv("SOURCE_DATE_EPOCH", `${Date.parse(time) / 1000}`);
    return describeComing(languages()[0]).map((event) => event.name);
  };
  expect(comingAt("2031-05-10T11:29:59Z")).toEqual([name, "2031-05-09-long"]);
  expect(comingAt("2031-05-10T11:30:00Z")).toEqual(["2031-05-09-long"]);
  expect(comingAt("2031-05-11T11:30:00Z")).toEqual([]);
});
