import { collectionIn, inLanguage } from "../content/collection.server.ts";
import { languages } from "../content/load-content.server.ts";
import { eventSchema } from "./event.server.ts";

const records = collectionIn("events", "2027-04-10-clean-up-dar-naim.yaml");

/** An event with the name of its file, which ends its address and never changes, and its moments. */
export type SiteEvent = ReturnType<typeof readEvent>;

/**
 * All events, past ones too, the earliest first: the charity's own, or the examples as long as these
 * are shown.
 * @throws ContentError naming the first file that is wrong, each key and what was expected
 */
export const loadEvents = records.loader((files) => {
  const schema = eventSchema();
  return files
    .map((file) => readEvent(file, schema))
    .sort((a, b) => a.start.getTime() - b.start.getTime() || (a.name < b.name ? -1 : 1));
});

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

function readEvent(file: string, schema: ReturnType<typeof eventSchema>) {
  const { name, day: announced, record } = records.read(file, schema);
  const { day, from, to, movedFrom, words } = record;
  // If the page did not say so, those who noted the first day would come in vain.
  if (movedFrom === undefined && day !== announced) {
    const expected = `expected ${announced} as in the file's name, or the status moved with movedFrom, found ${day}`;
    throw records.errorAt(file, "day", expected);
  }
  checkWords(file, words);
  return { ...record, name, start: momentOf(day, from), end: momentOf(day, to) };
}

/** Each language names as many things to bring as the main one. */
function checkWords(file: string, words: Readonly<Record<string, { readonly bring: unknown[] }>>) {
  for (const language of languages()) {
    const [main = language] = languages();
    const [wanted, found] = [main, language].map((one) => inLanguage(words, one).bring.length);
    if (found === wanted) continue;
    const expected = `expected ${wanted} items as in ${main.code}, found ${found}`;
    throw records.errorAt(file, `words.${language.code}.bring`, expected);
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
