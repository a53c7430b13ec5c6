import * as v from "valibot";
import { type Entry, lastDayOf, note } from "../../src/accounts/ledger.server.ts";
import { type Program, programs } from "../../src/accounts/programs.ts";
import { languages, loadTexts } from "../../src/content/load-content.server.ts";
import { terminalLanguage } from "../../src/content/terminal-language.server.ts";
import { plainWords } from "./cells.ts";
import type { Conversation } from "./conversation.ts";
import type { Movement } from "./movements.ts";

/** What a row says, and the entry that the site makes of it, which may be none. */
export type Placed = Booked & { readonly entry: Entry | undefined };
type Booked = Pick<Entry, "date" | "amount"> & { readonly kind: "in" | "out" };

/** Asks for each category once where it belongs and what the site calls it. No cell is published. */
export async function place(movements: readonly Movement[], talk: Conversation): Promise<Placed[]> {
  const placed: Placed[] = [];
  // Categories that are all programs say too little of an entry.
  const isByLabel = movements.every(({ named }) => named.every(programOf));
  for (const { date, amount, kind: said, named, label } of movements) {
    const program = named.map(programOf).find(Boolean);
    const others = named.filter((name) => programOf(name) === undefined);
    const about = (isByLabel && label) || others.join(", ") || named.join() || label;
    const options = { in: "it came in", out: "it went out" };
    const ask = () => talk.choose(`Did “${about}” come in or go out?`, options, `kind ${about}`);
    const booked = { date, amount, kind: said === "unknown" ? await ask() : said };
    const subject = { kind: booked.kind, about, program };
    placed.push({ ...booked, entry: await askEntry(booked, subject, talk) });
  }
  return placed;
}

/** “Eau” is enough for “Eau potable”. */
function programOf(name: string): Program | undefined {
  const texts = languages().map((language) => loadTexts("accounts", language).programs);
  const begins = (text: string) => `${plainWords(text)} `.startsWith(`${plainWords(name)} `);
  return programs.find((one) => [one, ...texts.map((names) => names[one])].some(begins));
}

type Subject = {
  readonly kind: string;
  readonly about: string;
  readonly program: Program | undefined;
};

const keyOf = ({ kind, about, program }: Subject) => `${kind} ${about} ${program ?? ""}`.trim();

async function askEntry(
  booked: Booked,
  subject: Subject,
  talk: Conversation,
): Promise<Entry | undefined> {
  const { kind, program } = subject;
  const chosen = kind === "out" && program ? program : await askPlace(subject, talk);
  if (chosen === "none") return undefined;
  const notes = await askNotes(chosen, subject, talk);
  return chosen === "start"
    ? { ...booked, notes, kind: chosen, program: "general" }
    : { ...booked, notes, program: chosen };
}

type Place = Program | "start" | "none";

function askPlace(subject: Subject, talk: Conversation): Promise<Place> {
  const { kind, about, program } = subject;
  const [language = languages()[0]] = sorted();
  const { programs: names } = loadTexts("accounts", language);
  const options: Partial<Record<Place, string>> = {};
  for (const one of program ? [program] : programs) options[one] = names[one];
  if (kind === "in") options.start = "money from before the first entry";
  options.none =
    "nowhere; gifts by Bankily, which come from their list, or money moved between your accounts";
  const did = kind === "in" ? "came in" : "went out";
  return talk.choose(`“${about}” ${did}. Where does the site count it?`, options, keyOf(subject));
}

/** The language of the terminal comes first. */
function sorted() {
  const rank = ({ code }: { code: string }) => Number(code !== terminalLanguage());
  return languages().toSorted((one, other) => rank(one) - rank(other));
}

async function askNotes(place: Program | "start", subject: Subject, talk: Conversation) {
  const notes: Record<string, string> = {};
  for (const language of sorted()) {
    const { programs: names, sheet } = loadTexts("accounts", language);
    const usual = place === "start" ? sheet.before : names[place];
    const question = `${language.name}: what does the site call “${subject.about}”? Enter: “${usual}”`;
    // Words without a letter would be the number of another answer.
    const isNote = (text: string) => v.is(note, text) && /\p{L}/u.test(text);
    const read = (typed: string) => [typed || usual].find(isNote);
    notes[language.code] = await talk.ask(question, read, `${language.code} ${keyOf(subject)}`);
  }
  return notes;
}

/** What came in is one entry for each month and name, since a day's gift is often one person's. */
export function entriesOf(placed: readonly Placed[]): Entry[] {
  const entries = placed.flatMap(({ entry }) => entry ?? []);
  const groups = Map.groupBy(entries, ({ kind, date, program, notes }, index) =>
    kind === "in" ? JSON.stringify([date.slice(0, 7), program, notes]) : index,
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first?.kind !== "in") return group;
    const amount = group.reduce((sum, entry) => sum + entry.amount, 0);
    return { ...first, date: lastDayOf(first.date), amount };
  });
}
