/** The longest name that a gift is dedicated to, in characters. */
export const maxNameLength = 40;

/**
 * What cannot be seen, or is a space that is not plain: it would hide or push about what stands beside
 * it. Joiners stay, since Persian and other scripts are spelled with them.
 */
const hidden = /(?!\p{Join_Control})[\p{Default_Ignorable_Code_Point}\p{C}\u2800]|(?! )\p{Z}/u;

/** More marks than a letter of any living script has, or marks on no letter. */
const manyMarks = /\p{M}{3}|(?:^|[ '’-])\p{M}/u;

/** No digits of any script and no signs: a name must not read as a number, an address or a sum. */
const inLetters = /^(?:[\p{L}\p{M} '’-]|\p{Join_Control})*$/u;

/**
 * Why what was typed cannot be the name that a gift is dedicated to: whoever sends a link can put a
 * name into it, and it must not pass for a number or a holder. Nothing is cut or mended.
 *
 * @returns undefined for a name, and for none
 */
export function nameProblem(typed: string): "hidden" | "letters" | "marks" | "long" | undefined {
  if (hidden.test(typed)) return "hidden";
  if (!inLetters.test(typed)) return "letters";
  if (manyMarks.test(typed)) return "marks";
  return [...plainName(typed)].length > maxNameLength ? "long" : undefined;
}

/** The name as it is passed on; "" where there is none, or none that can be. */
export function nameOf(typed: string): string {
  return nameProblem(typed) === undefined ? plainName(typed) : "";
}

const plainName = (typed: string) => typed.replace(/ +/g, " ").trim();
