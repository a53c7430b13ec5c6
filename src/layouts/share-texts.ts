import * as v from "valibot";
import { described, textOf } from "../content/kit.ts";

/** Pages that are shared with the same picture. */
export const shareGroups = ["home", "work", "join", "donate", "diary"] as const;

/** A unit test says which picture is out of date. */
const onPicture =
  "Drawn on the picture that WhatsApp, Facebook and others show with a link, so it must be short; somebody has to run “npm run pictures” after a change.";

/** One share card: what is drawn on it, and what a screen reader says of it. */
const card = v.strictObject({
  title: described(textOf(10, 60), onPicture),
  line: described(textOf(10, 60), onPicture),
  alt: described(textOf(20, 200), "What the picture shows."),
});

/** The pictures shown where a link is shared: one per group of pages. */
export const shareSchema = v.strictObject(v.entriesFromList(shareGroups, card));

export type ShareGroup = (typeof shareGroups)[number];
