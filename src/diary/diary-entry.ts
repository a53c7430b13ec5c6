import * as v from "valibot";
import { forEditor, pastDay, text, textOf } from "../content/kit.ts";

/** What is counted, by program; an entry gives at least one of them. Water is in litres, waste in kilograms. */
const figuresOf = {
  food: ["families", "meals", "volunteers"],
  water: ["litres", "families", "volunteers"],
  cleanUp: ["kilograms", "bags", "volunteers"],
} as const;

export type ProgramId = keyof typeof figuresOf;
export type FigureId = (typeof figuresOf)[ProgramId][number];

/** A count, never an estimate with decimals; beyond ten million somebody's finger slipped. */
const count = v.exactOptional(
  v.pipe(
    v.number(),
    v.integer("a whole number"),
    v.minValue(1, "a number of 1 or more; leave out what was not counted"),
    v.maxValue(10_000_000, "a number up to 10000000"),
    v.description("What somebody counted; leave it empty when nobody did."),
  ),
);

const atLeastOne = (program: ProgramId) =>
  v.check<object, string>(
    (figures) => Object.keys(figures).length > 0,
    `at least one counted figure: ${figuresOf[program].join(", ")}`,
  );

/** Named by its statement, so that nobody writes `true` without having read it. */
const everyoneShownAgreed = v.pipe(
  v.boolean(),
  v.check(
    (agreed) => agreed,
    "true: a picture is published only when everybody who can be recognised in it has agreed",
  ),
  v.description("Only when everybody who can be recognised in it has agreed."),
);

/**
 * One entry of the diary, `content/diary/2026-11-14-dar-naim.yaml`: a distribution, a delivery or a
 * clean-up. It reads no file, so that an editor in the browser can use it.
 * @param codes the codes of the site's languages; each text is there in all of them
 */
export function diaryEntrySchema(codes: readonly string[]) {
  const inEach = <Text extends v.GenericSchema<string>>(words: Text) =>
    v.strictObject(Object.fromEntries(codes.map((code) => [code, words])));
  const common = {
    date: pastDay,
    place: inEach(textOf(2, 40)),
    text: v.pipe(
      inEach(textOf(40, 1500)),
      v.description("What happened, and what did not go as planned. No names, no houses."),
    ),
    picture: v.exactOptional(
      v.strictObject({
        file: v.pipe(
          text,
          v.regex(/^[a-z0-9_-]+\.(jpe?g|png|webp)$/, "a file name such as 2026-11-14-dar-naim.jpg"),
          forEditor({
            picture: { folder: ".", accept: "image/jpeg,image/png,image/webp", photograph: true },
          }),
          v.description(
            "JPEG, PNG or WebP. The editor makes it small and takes out where it was taken.",
          ),
        ),
        everyoneShownAgreed,
        alt: v.pipe(
          inEach(textOf(10, 200)),
          v.description("What the picture shows, for those who cannot see it."),
        ),
      }),
    ),
  };
  return v.variant("program", [
    v.strictObject({
      ...common,
      program: v.literal("food"),
      figures: v.pipe(
        v.strictObject({ families: count, meals: count, volunteers: count }),
        atLeastOne("food"),
      ),
    }),
    v.strictObject({
      ...common,
      program: v.literal("water"),
      figures: v.pipe(
        v.strictObject({ litres: count, families: count, volunteers: count }),
        atLeastOne("water"),
      ),
    }),
    v.strictObject({
      ...common,
      program: v.literal("cleanUp"),
      figures: v.pipe(
        v.strictObject({ kilograms: count, bags: count, volunteers: count }),
        atLeastOne("cleanUp"),
      ),
    }),
  ]);
}

/** An entry with its name, the one of its file, in which its address ends: `2026-11-14-dar-naim`. */
export type DiaryEntry = { readonly name: string } & v.InferOutput<
  ReturnType<typeof diaryEntrySchema>
>;

/** What was counted, in the order in which it is shown. */
export function countedIn({ program, figures }: DiaryEntry): (readonly [FigureId, number])[] {
  const counted = new Map<string, number | undefined>(Object.entries(figures));
  return figuresOf[program].flatMap((id) => {
    const value = counted.get(id);
    return value === undefined ? [] : [[id, value] as const];
  });
}
