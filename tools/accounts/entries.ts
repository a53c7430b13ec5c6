import { type Entry, lastDayOf } from "../../src/accounts/ledger.server.ts";
import { type Program, programs } from "../../src/charity/programs.ts";
import { languages, loadTexts } from "../../src/content/load-content.server.ts";
import { say } from "../../src/terminal/say.server.ts";
import { fromKeys } from "../../src/ui/from-keys.ts";
import type { Conversation } from "./conversation.ts";
import type { Movement } from "./movements.ts";

/** An entry that has no words yet. What the site does not count has no program. */
export type Assigned = Omit<Entry, "program" | "notes"> & { readonly program: Program | undefined };

/** Asks a person once for each category where the site counts it. */
export async function assign(movements: readonly Movement[], talk: Conversation) {
  const [into, out] = [optionsOf("in"), optionsOf("out")];
  const options = { in: into, out, unknown: [...into, ...out] };
  const assigned: Assigned[] = [];
  for (const { date, amount, about, kind: said } of movements) {
    const question = say("“{name}” ({did}): where does the site count it?", {
      name: about,
      did: ways[said],
    });
    const { kind, program } = await talk(question, options[said]);
    assigned.push({ date, amount, kind, program });
  }
  return assigned;
}

const ways = {
  in: say("came in"),
  out: say("went out"),
  unknown: say("came in or went out"),
};
const before = say("money from before the first entry");
const nowhere = say(
  "nowhere; gifts by Bankily, which come from their list, or money moved between your accounts",
);

function optionsOf(kind: "in" | "out") {
  const namesOf = (program: Program) => Object.values(notesOf(program)).join(" · ");
  return [
    ...programs.map((program) => ({ kind, program, words: `${ways[kind]} → ${namesOf(program)}` })),
    ...(kind === "in" ? [{ kind: "start", program: "general", words: before } as const] : []),
    { kind, program: undefined, words: `${ways[kind]} → ${nowhere}` },
  ];
}

/** The words of a new entry. No cell is published. */
function notesOf(program: Program): Entry["notes"] {
  const names = languages().map((one) => [one.code, loadTexts("accounts", one).programs[program]]);
  return Object.fromEntries(names);
}

export const monthOf = ({ date }: Pick<Entry, "date">): string => date.slice(0, 7);

/** Money from before the first entry counts once. In later years the entries have left it. */
export function withoutLateStarts(
  assigned: readonly Assigned[],
  known: readonly Entry[],
): Assigned[] {
  const [first] = [...known, ...assigned.filter(({ program }) => program)].map(monthOf).sort();
  return assigned.map((one) =>
    one.kind === "start" && monthOf(one) !== first ? { ...one, program: undefined } : one,
  );
}

/** Replaces the known entries of the months of the spreadsheet. @returns all entries in the order of their days */
export async function mergeEntries(
  assigned: readonly Assigned[],
  known: readonly Entry[],
  talk: Conversation,
): Promise<Entry[]> {
  const months = new Set(assigned.map(monthOf));
  const others = known.filter((entry) => !months.has(monthOf(entry)));
  const found = [...others, ...entriesOf(assigned, known)];
  const missing = known.filter((entry) => !found.includes(entry));
  const entries = [...found, ...(await keptByHand(missing, talk))];
  return entries.sort((one, other) => one.date.localeCompare(other.date));
}

/** Adds up what came in for a program in a month, because a gift of one day is often one person's. Known words stay. */
function entriesOf(assigned: readonly Assigned[], known: readonly Entry[]): Entry[] {
  const notes = fromKeys(programs, notesOf);
  const entries = new Map<string, Entry>();
  for (const [index, { date: day, kind, program, amount }] of assigned.entries()) {
    if (!program) continue;
    const date = kind === "in" ? lastDayOf(day) : day;
    const key = kind === "in" ? `${date} ${program}` : `${index}`;
    const sum = amount + (entries.get(key)?.amount ?? 0);
    entries.set(key, { date, kind, program, amount: sum, notes: notes[program] });
  }
  const keyOf = ({ notes, ...entry }: Entry) => Object.values(entry).join(" ");
  const left = Map.groupBy(known, keyOf);
  return [...entries.values()].map((entry) => left.get(keyOf(entry))?.shift() ?? entry);
}

export const inOneLine = ({ notes, ...entry }: Entry): string =>
  `  ${Object.values({ ...entry, ...notes }).join(" · ")}`;

const remove = { words: say("remove it; the spreadsheet is right") };
const keep = { words: say("keep it; somebody wrote it by hand") };

/** Asks once about each entry whose words somebody wrote by hand, because no other file has them. */
async function keptByHand(missing: readonly Entry[], talk: Conversation): Promise<Entry[]> {
  const kept: Entry[] = [];
  for (const entry of missing) {
    const hasOwnWords = inOneLine(entry) !== inOneLine({ ...entry, notes: notesOf(entry.program) });
    const question = say("“{entry}” is on the site, not in your spreadsheet:", {
      entry: inOneLine(entry).trim(),
    });
    if (hasOwnWords && (await talk(question, [remove, keep])) === keep) kept.push(entry);
  }
  return kept;
}
