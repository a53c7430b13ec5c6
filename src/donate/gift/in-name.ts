import { cleanLine } from "../../forms/clean-text.ts";

/** The longest name that a gift carries, in characters. */
export const maxNameLength = 60;

/** Marks that turn the order of the text around them (Unicode, annex 9): a name must not. */
const bidiControls = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** At most so many characters, none of them cut in two: some letters of Pulaar take two code units. */
export function limitName(typed: string): string {
  return [...typed].slice(0, maxNameLength).join("");
}

/** In whose name a gift is, as it is passed on: one line of any script, cleaned like every input. */
export function cleanName(typed: string): string {
  return limitName(cleanLine(typed.replace(bidiControls, ""))).trim();
}
