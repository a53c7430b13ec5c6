import type * as v from "valibot";
import type { EditorNotes } from "../content/kit.ts";
import { capital, inBraces, leftToRight, notesOf } from "./hints.ts";
import { pipeOf } from "./schema-shape.ts";

/** The field of a text in the editor's form, with the rules of the text's schema. */

/** Texts of more characters than this get a box of several lines. */
const oneLine = 70;

/** @param example the text that stands there now; a long one gets a larger box */
export function textWidget(schema: v.GenericSchema, example: unknown) {
  const notes = notesOf(schema);
  if (notes.day) return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  if (notes.picture !== undefined) {
    return { widget: "image", choose_url: false, ...pictureOptions(notes.picture) };
  }
  const long = Math.max(notes.length?.[1] ?? 0, `${example ?? ""}`.length) > oneLine;
  // The form counts every character typed, so it would count a placeholder's name and braces too.
  const counted = notes.length && !notes.placeholders?.length;
  const limits = counted ? { minlength: notes.length?.[0], maxlength: notes.length?.[1] } : {};
  return { widget: long ? "text" : "string", ...limits, ...patternOf(schema, notes) };
}

function pictureOptions({ folder, accept, photograph }: NonNullable<EditorNotes["picture"]>) {
  // A screen has no use for more pixels; a phone's camera takes four times as many.
  const smaller = { format: "webp", quality: 85, width: 2048, height: 2048 };
  return {
    accept,
    media_folder: folder === "." ? "" : `/content/${folder}`,
    public_folder: "",
    ...(photograph && {
      media_libraries: {
        default: {
          config: { slugify_filename: true, transformations: { raster_image: smaller } },
        },
      },
    }),
  };
}

/** The rules of a text as one regular expression, and what to say when it does not match. */
function patternOf(schema: v.GenericSchema, notes: EditorNotes) {
  const rules = [
    ...(notes.placeholders ? [placeholderRule(notes.placeholders)] : []),
    ...(notes.anyOf ? [noOtherThan(notes.anyOf)] : []),
    ...(notes.length ? [lengthRule(...notes.length, notes.placeholders?.length ?? 0)] : []),
    ...pipeOf(schema).flatMap(actionRule),
  ];
  if (rules.length === 0) return {};
  const expression = `^${rules.map(({ ahead }) => ahead).join("")}[\\s\\S]*$`;
  return { pattern: [expression, leftToRight(rules.map(({ say }) => say).join("; "))] };
}

type Rule = { readonly ahead: string; readonly say: string };

function placeholderRule(names: readonly string[]): Rule {
  const each = names.map((name) => `(?=[\\s\\S]*\\{${name}\\})`).join("");
  const say =
    names.length > 0
      ? `Keep exactly these placeholders: ${inBraces(names)}`
      : "Write no {placeholders} here";
  return { ahead: `${each}${noOtherThan(names).ahead}`, say };
}

function noOtherThan(names: readonly string[]): Rule {
  const others = names.length > 0 ? `(?!(?:${names.join("|")})\\})` : "";
  return {
    ahead: `(?![\\s\\S]*\\{${others}[^{}]*\\})`,
    say: `No other placeholders than ${inBraces(names)}`,
  };
}

/**
 * A placeholder counts as the four digits of a year, as in the site's own check. The rule takes each to
 * stand once; otherwise the site's own check decides.
 */
function lengthRule(min: number, max: number, placeholders: number): Rule {
  const less = placeholders * 3;
  return {
    ahead: `(?=(?:\\{[^{}]*\\}|[^{}]){${Math.max(min - less, 0)},${max - less}}$)`,
    say: `Write ${min} to ${max} characters`,
  };
}

/** The rules that valibot's own actions carry with them. */
function actionRule({ type, requirement, message }: Record<string, unknown>): Rule[] {
  if (typeof message !== "string") return [];
  const say = capital(message);
  if (requirement instanceof RegExp) {
    return [{ ahead: `(?=[\\s\\S]*(?:${requirement.source}))`, say }];
  }
  return type === "max_length" ? [{ ahead: `(?=[\\s\\S]{0,${requirement}}$)`, say }] : [];
}
