import { languages } from "../content/load-content.server.ts";
import { collectionIn, inLanguage } from "../content/records.server.ts";
import { eventSchema } from "./event.server.ts";

const records = collectionIn("events", "2027-04-10-clean-up-dar-naim.yaml");

export type SiteEvent = ReturnType<typeof readEvent>;

/** Past ones too, the earliest first. @throws ContentError naming the first file that is wrong, and each key */
export const loadEvents = records.loader((files) => {
  const schema = eventSchema();
  return files
    .map((file) => readEvent(file, schema))
    .sort((a, b) => a.start.getTime() - b.start.getTime() || (a.name < b.name ? -1 : 1));
});

export const eventNames = (): string[] => loadEvents().map(({ name }) => name);

export const isOver = ({ end }: Pick<SiteEvent, "end">, now: Date): boolean => end <= now;

export function comingEvents(now = buildTime()): SiteEvent[] {
  return loadEvents().filter((event) => !isOver(event, now));
}

/** Nouakchott keeps UTC all year. */
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

function checkWords(file: string, words: Readonly<Record<string, { readonly bring: unknown[] }>>) {
  for (const language of languages()) {
    const [main = language] = languages();
    const [wanted, found] = [main, language].map((one) => inLanguage(words, one).bring.length);
    if (found === wanted) continue;
    const expected = `expected ${wanted} items as in ${main.code}, found ${found}`;
    throw records.errorAt(file, `words.${language.code}.bring`, expected);
  }
}

/** Now, unless `SITE_TODAY` names another, as tests with fixed days do. @throws Error when it is no date */
export function buildTime(): Date {
  const wanted = process.env["SITE_TODAY"];
  const time = wanted === undefined ? new Date() : new Date(wanted);
  if (Number.isNaN(time.getTime())) throw new Error(`SITE_TODAY: ${wanted} is no date`);
  return time;
}
