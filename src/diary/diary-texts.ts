import * as v from "valibot";
import { head, plural, template, text, textOf, texts } from "../content/kit.ts";
import { figureIds } from "./diary-entry.ts";

const figures = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.strictObject(v.entriesFromList(figureIds, schema));

/** The words of the diary's pages, of its feed, and of the line that other pages take from it. Every page reads them: they are checked once. */
export const diarySchema = v.cache(
  v.strictObject({
    head,
    title: text,
    lead: text,
    example: v.pipe(
      v.strictObject({ mark: textOf(3, 20), text }),
      v.description(
        "Stands over every entry as long as the entries are made up (“Whose records”).",
      ),
    ),
    empty: v.strictObject({ title: text, text }),
    entry: v.pipe(
      v.strictObject({
        food: template("place"),
        water: template("place"),
        cleanUp: template("place"),
      }),
      v.description("What an entry is called: by its program, with the place."),
    ),
    entryHead: v.pipe(
      template("title", "date"),
      v.description("What search results and messages call an entry."),
    ),
    labels: v.pipe(figures(text), v.description("Under a figure.")),
    counted: v.pipe(
      figures(plural("count")),
      v.description("The figures with their nouns, in a sentence."),
    ),
    picture: v.strictObject({ agreed: text, larger: template("size") }),
    share: v.strictObject({ button: text, message: template("title", "date", "figures") }),
    nav: texts("label", "earlier", "later", "all"),
    /** Pages of one year; `whole` leads from the latest entries to all of their year. */
    years: v.strictObject({
      page: template("year"),
      description: template("year"),
      whole: template("year"),
    }),
    feed: texts("link", "hint"),
    latest: v.strictObject({ title: template("date"), more: text }),
    card: v.pipe(
      v.strictObject({
        line: template("date", "figures"),
        alt: template("name", "title", "line"),
      }),
      v.description("On the picture that a shared link shows."),
    ),
    closing: texts("title", "lead", "donate", "contact"),
  }),
);

export type DiaryTexts = v.InferOutput<typeof diarySchema>;
