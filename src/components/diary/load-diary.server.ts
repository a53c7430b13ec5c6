import { extname } from "node:path";
import * as v from "valibot";
import { mapCollectingErrors } from "../../lib/content/content-error.server.ts";
import { localized, recordFolder } from "../../lib/content/records.server.ts";
import { like, pastDay, proseOf, wholeNumber } from "../../lib/content/schema-helpers.server.ts";
import { say } from "../../lib/terminal/say.server.ts";
import { spentIn } from "../accounts/periods.server.ts";
import { type GiftProgram, giftPrograms } from "../charity/programs.ts";

const most = 10_000_000;

const count = v.exactOptional(
  wholeNumber(
    1,
    most,
    say("a whole number from 1 to {most}; leave out what was not counted", { most }),
  ),
);

const figureIds = ["families", "meals", "litres", "kilograms", "bags", "volunteers"] as const;
type FigureId = (typeof figureIds)[number];

const figuresOf: Readonly<Record<GiftProgram, readonly FigureId[]>> = {
  food: ["families", "meals", "volunteers"],
  water: ["litres", "families", "volunteers"],
  cleanUp: ["kilograms", "bags", "volunteers"],
};

/** The key itself is the statement, so that nobody writes `true` without reading it. */
const everyoneShownAgreed = v.pipe(
  v.boolean(),
  v.check(
    (agreed) => agreed,
    say("true: a picture is published only when everybody who can be recognised in it has agreed"),
  ),
);

const picture = () =>
  v.strictObject({
    file: v.pipe(
      like(
        /^[a-z0-9_-]+\.(jpe?g|png|webp)$/,
        say("a file name such as {example}", { example: "2026-11-14-dar-naim.jpg" }),
      ),
      v.metadata({ picture: "photograph" }),
    ),
    everyoneShownAgreed,
    drawing: v.exactOptional(v.boolean()),
    alt: localized(proseOf(10, 200)),
  });

export const diaryEntrySchema = () =>
  v.pipe(
    v.strictObject({
      date: pastDay,
      place: localized(proseOf(2, 40)),
      text: localized(proseOf(40, 1500)),
      picture: v.exactOptional(picture()),
      program: v.picklist(giftPrograms),
      figures: v.strictObject(v.entriesFromList(figureIds, count)),
      /** In MRU, what was bought for the day, as the accounts have it in that month and program. */
      cost: v.exactOptional(wholeNumber(1, most, say("a number of 1 or more"))),
    }),
    v.forward(
      v.check(
        ({ program, figures }) => {
          const ids = Object.keys(figures);
          return ids.length > 0 && ids.every((id) => figuresOf[program].some((own) => own === id));
        },
        ({ input: { program } }) =>
          say("at least one counted figure, and only those of the program: {names}", {
            names: figuresOf[program].join(", "),
          }),
      ),
      ["figures"],
    ),
  );

export type DiaryEntry = { readonly name: string } & v.InferOutput<
  ReturnType<typeof diaryEntrySchema>
>;

export function countedIn({ program, figures }: DiaryEntry): [FigureId, number][] {
  return figuresOf[program].flatMap((id) => {
    const value = figures[id];
    return value === undefined ? [] : [[id, value]];
  });
}

const records = recordFolder("diary", "2026-11-14-dar-naim.yaml");

export const diaryFolder = records.folder;

/** All entries, the latest first. @throws ContentError naming each wrong file and key */
export const loadDiary = records.loader((files) => {
  const schema = diaryEntrySchema();
  const ofEntries = files.filter((file) => extname(file) === ".yaml");
  const entries = mapCollectingErrors(ofEntries, (file) => readEntry(file, schema, files));
  checkCosts(entries);
  checkOtherFiles(files, entries);
  return entries.sort((a, b) => (a.name < b.name ? 1 : -1));
});

/** The latest year is on the main page of the diary, and earlier years have pages below it. */
export function diaryYears(): string[] {
  return [...new Set(loadDiary().map(({ date }) => date.slice(0, 4)))];
}

/** The entries of a year by month, the latest month first. */
export const monthsOf = (year: string) =>
  Map.groupBy(
    loadDiary().filter(({ date }) => date.startsWith(year)),
    ({ date }) => date.slice(0, 7),
  );

export const diaryPageNames = (): string[] => [
  ...diaryYears().slice(1),
  ...loadDiary().map(({ name }) => name),
];

function readEntry(
  file: string,
  schema: ReturnType<typeof diaryEntrySchema>,
  files: readonly string[],
): DiaryEntry {
  const { name, day, record } = records.read(file, schema);
  const { date, picture } = record;
  if (date !== day) {
    const expected = "expected {day} as in the file's name, found {found}";
    throw records.errorAt(file, "date", say(expected, { day, found: date }));
  }
  if (picture && !files.includes(picture.file)) {
    const expected = say("expected {file} to lie beside it", { file: picture.file });
    throw records.errorAt(file, "picture.file", expected);
  }
  return { ...record, name };
}

/** The entries of a month and a program share what the accounts have there. */
function checkCosts(entries: readonly DiaryEntry[]): void {
  const paid = entries.filter(({ cost }) => cost !== undefined);
  for (const { date, program } of paid) {
    const month = date.slice(0, 7);
    const shared = paid.filter((each) => each.program === program && each.date.startsWith(month));
    const spent = spentIn(month, program);
    if (shared.reduce((sum, { cost = 0 }) => sum + cost, 0) <= spent) continue;
    const expected = "expected at most {spent}, which went out for the program in that month";
    const files = shared.map(({ name }) => `${name}.yaml`).join(", ");
    throw records.errorAt(files, "cost", say(expected, { spent }));
  }
}

function checkOtherFiles(files: readonly string[], entries: readonly DiaryEntry[]): void {
  const pictures = new Set(entries.map(({ picture }) => picture?.file));
  const other = files.find((file) => extname(file) !== ".yaml" && !pictures.has(file));
  const expected = say("no entry names this file as its picture; an entry ends in .yaml");
  if (other !== undefined) throw records.errorAt(other, "", expected);
}
