import { say } from "./say.server.ts";

/**
 * Signs that nobody sees: control characters, which can give orders to a terminal or spoil a feed, ends of lines of
 * other programs, and signs that turn the direction, so that other digits are read than those that are there.
 */
const unseen = /[^\P{Cc}\t\n]|[\u2028-\u202E\u2066-\u2069]/gu;

const nameOf = (sign: string): string =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

/** Writes the names of such signs in their place. */
export const showUnseen = (text: string): string => text.replaceAll(unseen, nameOf);

/** The place of the first such sign and what to do. */
export function findUnseen(text: string): { at: number; expected: string } | undefined {
  const at = text.search(unseen);
  const sign = nameOf(text.slice(at));
  const expected = say("remove {sign}, which nobody sees; write the words around it again", {
    sign,
  });
  return at < 0 ? undefined : { at, expected };
}
