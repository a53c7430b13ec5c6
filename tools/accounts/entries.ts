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
  for (const { date, amount, kind: said, named, label } of movements) {
    const program = named.map(programOf).find(Boolean);
    const others = named.filter((name) => programOf(name) === undefined);
    const about = others.join(", ") || label || named.join();
    const options = { in: "it came in", out: "it went out" };
    const ask = () => talk.choose(`Did “${about}” come in or go out?`, options, `kind ${about}`);
    const booked = { date, amount, kind: said === "unknown" ? await ask() : said };
    placed.push({ ...booked, entry: await askEntry(booked, about, program, talk) });
  }
  return placed;
}

function programOf(name: string): Program | undefined {
  const texts = languages().map((language) => loadTexts("accounts", language).programs);
  const namesOf = (program: Program) => [program, ...texts.map((names) => names[program])];
  return programs.find((program) => namesOf(program).map(plainWords).includes(plainWords(name)));
}

async function askEntry(
  booked: Booked,
  about: string,
  program: Program | undefined,
  talk: Conversation,
): Promise<Entry | undefined> {
  const isClear = program !== undefined && booked.kind === "out";
  const chosen = isClear ? program : await askPlace(booked.kind, about, program, talk);
  if (chosen === "none") return undefined;
  const notes = await askNotes(chosen, booked.kind, about, talk);
  return chosen === "start"
    ? { ...booked, notes, kind: chosen, program: "general" }
    : { ...booked, notes, program: chosen };
}

type Place = Program | "start" | "none";

function askPlace(kind: string, about: string, program: Program | undefined, talk: Conversation) {
  const [language = languages()[0]] = sorted();
  const { programs: names } = loadTexts("accounts", language);
  const options: Partial<Record<Place, string>> = {};
  for (const one of program ? [program] : programs) options[one] = names[one];
  if (kind === "in") options.start = "money from before the first entry";
  options.none =
    "nowhere; gifts by Bankily, which come from their list, or money moved between your accounts";
  const question =
    kind === "in"
      ? `“${about}” came in. Where does the site count it?`
      : `“${about}” went out. Where does the site count it?`;
  return talk.choose(question, options, `${kind} ${about}`);
}

/** The language of the terminal comes first. */
function sorted() {
  const rank = ({ code }: { code: string }) => Number(code !== terminalLanguage());
  return languages().toSorted((one, other) => rank(one) - rank(other));
}

async function askNotes(place: Program | "start", kind: string, about: string, talk: Conversation) {
  const notes: Record<string, string> = {};
  for (const language of sorted()) {
    const { programs: names, sheet } = loadTexts("accounts", language);
    const usual = place === "start" ? sheet.before : names[place];
    const question = `${language.name}: what does the site call “${about}”? Enter: “${usual}”`;
    // Words without a letter would be the number of another answer.
    const isNote = (text: string) => v.is(note, text) && /\p{L}/u.test(text);
    const read = (typed: string) => [typed || usual].find(isNote);
    notes[language.code] = await talk.ask(question, read, `${language.code} ${kind} ${about}`);
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
