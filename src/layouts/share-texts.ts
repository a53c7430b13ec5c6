import * as v from "valibot";
import { textOf } from "../content/kit.ts";

/** One share card: what is drawn on it, and what a screen reader says of it. */
const card = v.strictObject({
  title: textOf(10, 60),
  line: textOf(10, 60),
  alt: textOf(20, 200),
});

/** The pictures shown where a link is shared: one per group of pages. */
export const shareSchema = v.strictObject({
  home: card,
  work: card,
  join: card,
  donate: card,
  diary: card,
});

export type ShareTexts = v.InferOutput<typeof shareSchema>;
