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

/** The place of the first such sign and what to do, also where an entity such as `&#8238;` stands for it. */
export function findUnseen(text: string): { at: number; expected: string } | undefined {
  const entity = /&#(?:x([\da-f]{1,6})|(\d{1,7}));?/gi;
  const signs = text.replace(entity, (written, hex, decimal) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code).padEnd(written.length) : written;
  });
  const at = signs.search(unseen);
  const sign = nameOf(signs.slice(at));
  const expected = say("remove {sign}, which nobody sees; write the words around it again", {
    sign,
  });
  return at < 0 ? undefined : { at, expected };
}
