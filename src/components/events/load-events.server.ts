import * as v from "valibot";
import { mapCollectingErrors } from "../../lib/content/content-error.server.ts";
import { localized, recordFolder } from "../../lib/content/records.server.ts";
import {
  day,
  like,
  pastDay,
  proseOf,
  wholeNumber,
} from "../../lib/content/schema-helpers.server.ts";
import { say } from "../../lib/terminal/say.server.ts";
import { giftPrograms } from "../charity/programs.ts";

/** A missing hour is told as a wrong one is. */
const textLike = (pattern: RegExp, expected: string) =>
  v.pipe(v.string(expected), v.regex(pattern, expected));

const hour = textLike(/^([01]\d|2[0-3]):[0-5]\d$/, say("an hour of the day such as 08:30"));

/** `00:00` becomes `24:00`, the midnight that ends a day. */
const endHour = v.pipe(
  textLike(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, say("an hour such as 11:30, or 24:00")),
  v.transform((to) => (to === "00:00" ? "24:00" : to)),
);

const countTo999 = wholeNumber(0, 999, say("a whole number from 0 to {most}", { most: 999 }));

const dayMs = 86_400_000;

const eventWords = v.strictObject({
  title: proseOf(4, 40),
  place: proseOf(4, 100),
  text: proseOf(20, 400),
  bring: v.optional(v.array(proseOf(2, 80)), []),
});

/** Other pages of these hosts lead anywhere. */
const mapLink = like(
  /^(?!.*\/\.\.)https:\/\/(?:(?:www\.)?google\.(?:com|fr)\/maps|maps\.google\.com\/|maps\.app\.goo\.gl\/|goo\.gl\/maps\/|(?:www\.)?openstreetmap\.org\/|osm\.org\/|maps\.apple(?:\.com)?\/|plus\.codes\/)\S*$/,
  say("a link to a map of Google, OpenStreetMap, Apple or plus.codes, as “Share” gives it"),
);

const announcedBefore = say(
  "the other `day` and `from` that were announced, only where the event was moved",
);

const fields = () =>
  v.strictObject({
    kind: v.picklist(["cleanUp", "distribution", "meeting"]),
    program: v.picklist([...giftPrograms, "all"]),
    day,
    from: hour,
    to: endHour,
    lastDay: v.exactOptional(day),
    status: v.picklist(["confirmed", "moved", "cancelled"]),
    movedFrom: v.exactOptional(v.strictObject({ day, from: hour }, announcedBefore)),
    /** This is the SEQUENCE of RFC 5545, 3.8.7.4. */
    revision: countTo999,
    /** Calendars need a date of the last change. With this one every build makes the same file. */
    changed: pastDay,
    map: v.exactOptional(mapLink),
    /** How many people are still needed. */
    needed: v.exactOptional(countTo999),
    words: localized(eventWords),
  });

type Fields = v.InferOutput<ReturnType<typeof fields>>;

const rule = (key: keyof Fields, expected: string, holds: (event: Fields) => boolean) =>
  v.forward(v.check(holds, expected), [key]);

export const eventSchema = () =>
  v.pipe(
    fields(),
    rule(
      "to",
      say("another hour than `from`; an earlier one is on the next day"),
      ({ from, to, lastDay }) => from !== to || lastDay !== undefined,
    ),
    rule(
      "lastDay",
      say("a day after `day`"),
      ({ day, lastDay = "" }) => !(Date.parse(lastDay) <= Date.parse(day)),
    ),
    // In 2016 eight women died in Nouakchott in the crush at a distribution of alms.
    rule(
      "map",
      say("no map of a distribution, because a crowd can crush people"),
      ({ kind, map }) => kind !== "distribution" || map === undefined,
    ),
    rule("movedFrom", announcedBefore, ({ status, movedFrom, day, from }) =>
      movedFrom
        ? status !== "confirmed" && (movedFrom.day !== day || movedFrom.from !== from)
        : status !== "moved",
    ),
    rule(
      "revision",
      say("1 or more, raised by one for each time the event is moved or cancelled"),
      ({ status, revision }) => status === "confirmed" || revision >= 1,
    ),
    rule(
      "words",
      say("as many things to bring in each language"),
      ({ words }) => new Set(Object.values(words).map(({ bring }) => bring.length)).size === 1,
    ),
  );

const records = recordFolder("events", "2027-04-10-clean-up-dar-naim.yaml");

export type SiteEvent = ReturnType<typeof readEvent>;

/** All events, past ones too, the first to end first. @throws ContentError naming each wrong file and key */
export const loadEvents = records.loader((files) => {
  const schema = eventSchema();
  return mapCollectingErrors(files, (file) => readEvent(file, schema)).sort(
    (a, b) => a.end.getTime() - b.end.getTime() || (a.name < b.name ? -1 : 1),
  );
});

/** Nouakchott has UTC all year. */
const momentOf = (day: string, hour: string): Date => new Date(`${day}T${hour}:00Z`);

/** Without `lastDay` an hour before `from` is on the next day. */
function endOf({ day, from, to, lastDay = day }: Fields): Date {
  const end = momentOf(lastDay, to);
  const isNextDay = lastDay === day && to < from;
  return isNextDay ? new Date(end.getTime() + dayMs) : end;
}

function readEvent(file: string, schema: ReturnType<typeof eventSchema>) {
  const { name, day: announced, record } = records.read(file, schema);
  const { day, from, movedFrom } = record;
  // Otherwise visitors who noted the announced day would come in vain.
  if (movedFrom === undefined && day !== announced) {
    const expected =
      "expected {day} as in the file's name, or the status moved with movedFrom, found {found}";
    throw records.errorAt(file, "day", say(expected, { day: announced, found: day }));
  }
  return { ...record, name, start: momentOf(day, from), end: endOf(record) };
}
