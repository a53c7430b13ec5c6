import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ContentError } from "../content/content-error.ts";
import { recordPath } from "../content/examples.ts";
import {
  checkTranslation,
  contentFolder,
  languages,
  readContent,
} from "../content/load-content.ts";
import { type EventFile, eventSchema } from "./event.ts";

/** An event with the name of its file, which ends its address and never changes, and its moments. */
export type SiteEvent = EventFile & {
  readonly name: string;
  readonly start: Date;
  readonly end: Date;
};

const known = new Map<string, readonly SiteEvent[]>();

/**
 * All events, past ones too, the earliest first: the charity's own, or the examples as long as these
 * are shown. Without the folder there are none. A build reads them once; otherwise a changed file shows
 * at once.
 * @throws ContentError naming the first file that is wrong, each key and what was expected
 */
export function loadEvents(): readonly SiteEvent[] {
  const folder = join(contentFolder(), recordPath("events"));
  const found = known.get(folder);
  if (found) return found;
  const events = readEvents(folder);
  if (process.env["NODE_ENV"] === "production") known.set(folder, events);
  return events;
}

/** What the events' pages are called in their addresses. */
export const eventNames = (): string[] => loadEvents().map(({ name }) => name);

/** Whether an event is over; a cancelled one is when it would have been. */
export const isOver = ({ end }: Pick<SiteEvent, "end">, now: Date): boolean => end <= now;

/** The events that are not over when the site is built, the next one first. */
export function comingEvents(now = buildTime()): SiteEvent[] {
  return loadEvents().filter((event) => !isOver(event, now));
}

/** A day and an hour in Nouakchott, which keeps UTC all year. */
export const momentOf = (day: string, hour: string): Date => new Date(`${day}T${hour}:00Z`);

function readEvents(folder: string): SiteEvent[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => !file.startsWith("."))
    .map((file) => readEvent(folder, file))
    .sort((a, b) => a.start.getTime() - b.start.getTime() || (a.name < b.name ? -1 : 1));
}

function readEvent(folder: string, file: string): SiteEvent {
  const path = join(folder, file);
  const [, name, announced] = /^((\d{4}-\d\d-\d\d)(?:-[a-z0-9]+)+)\.yaml$/.exec(file) ?? [];
  if (name === undefined || announced === undefined) {
    const expected = "expected a file name such as 2027-04-10-clean-up-dar-naim.yaml";
    throw new ContentError(path, [{ path: "", expected }]);
  }
  const event = readContent(join(recordPath("events"), file), eventSchema);
  checkAnnounced(path, event, announced);
  checkLanguages(path, event.words);
  const start = momentOf(event.day, event.from);
  return { ...event, name, start, end: momentOf(event.day, event.to) };
}

/** A day that was changed without a word of it would leave those who noted the first one standing there. */
function checkAnnounced(path: string, { day, movedFrom }: EventFile, announced: string): void {
  if (movedFrom !== undefined || day === announced) return;
  const expected = `expected ${announced} as in the file's name, or the status moved with movedFrom, found ${day}`;
  throw new ContentError(path, [{ path: "day", expected }]);
}

/** Each language has its words, and as many things to bring as the main one. */
function checkLanguages(path: string, words: EventFile["words"]): void {
  const codes = languages().map(({ code }) => code);
  const missing = codes.filter((code) => !(code in words));
  const unknown = Object.keys(words).filter((code) => !codes.includes(code));
  const problems = [
    ...missing.map((code) => ({ path: `words.${code}`, expected: "this language is missing" })),
    ...unknown.map((code) => ({
      path: `words.${code}`,
      expected: "content/languages.yaml has no such language",
    })),
  ];
  if (problems.length > 0) throw new ContentError(path, problems);
  const [main] = languages();
  for (const { code, locale } of languages()) {
    const ownPath = (own = words[code]) => ({ words: { [code]: own } });
    checkTranslation(path, ownPath(), ownPath(words[main?.code ?? code]), locale);
  }
}

/**
 * The moment for which the site is built: now, unless `SITE_TODAY` names another (a day, or a moment in
 * ISO 8601), as a test does whose events lie on fixed days.
 * @throws Error when `SITE_TODAY` is no date
 */
export function buildTime(): Date {
  const wanted = process.env["SITE_TODAY"];
  const time = wanted === undefined ? new Date() : new Date(wanted);
  if (Number.isNaN(time.getTime())) throw new Error(`SITE_TODAY: ${wanted} is no date`);
  return time;
}
