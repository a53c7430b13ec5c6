export const maxNameLength = 40;

/** Unseen or an odd space; joiners stay, since Persian and other scripts are spelled with them. */
const hidden = /(?!\p{Join_Control})[\p{Default_Ignorable_Code_Point}\p{C}\u2800]|(?! )\p{Z}/u;

/** More marks than a letter of any living script has, or marks on no letter. */
const manyMarks = /\p{M}{3}|(?:^|[ '’-])\p{M}/u;

/** No digits or signs: a name must not read as a number, an address or a sum. */
const inLetters = /^(?:[\p{L}\p{M} '’-]|\p{Join_Control})*$/u;

/** A stranger's link may hold it: it must not pass for a number. @returns undefined for a name or "" */
export function nameProblem(typed: string): "hidden" | "letters" | "marks" | "long" | undefined {
  if (hidden.test(typed)) return "hidden";
  if (!inLetters.test(typed)) return "letters";
  if (manyMarks.test(typed)) return "marks";
  return [...plainName(typed)].length > maxNameLength ? "long" : undefined;
}

/** The name as it is passed on; "" for none, or none that can be. */
export function nameOf(typed: string): string {
  return nameProblem(typed) === undefined ? plainName(typed) : "";
}

const plainName = (typed: string) => typed.replace(/ +/g, " ").trim();
