export type Direction = "ltr" | "rtl";

/** Text that runs one way. */
export type Run = { readonly text: string; readonly direction: Direction };

const arabic = /\p{Script=Arabic}/u;
const latin = /[\p{Script=Latin}\p{Nd}]/u;
/** Belongs to the number before it, as in "100%". */
const unitSigns = /[%+°]/u;

/**
 * Splits a line into runs, in the order in which they stand from left to right. This is as much of
 * the Unicode bidirectional algorithm (UAX 9) as a line of Arabic with numbers and Latin names
 * needs: those run left to right within it, and what is neither takes the line's own direction.
 */
export function visualRuns(line: string, base: Direction): Run[] {
  const runs: Run[] = [];
  for (const piece of piecesOf(line, base)) {
    const last = runs.at(-1);
    if (last?.direction === piece.direction) {
      runs[runs.length - 1] = { ...last, text: last.text + piece.text };
    } else runs.push(piece);
  }
  return base === "rtl" ? runs.reverse() : runs;
}

function piecesOf(line: string, base: Direction): Run[] {
  const characters = [...line];
  return characters.map((text, index) => ({
    text,
    direction: strong(text) ?? neutral(characters, index, base),
  }));
}

function strong(character: string): Direction | undefined {
  if (arabic.test(character)) return "rtl";
  return latin.test(character) ? "ltr" : undefined;
}

/** Between two of one direction a neutral follows them, elsewhere it follows the line. */
function neutral(characters: readonly string[], index: number, base: Direction): Direction {
  const before = characters.slice(0, index).findLast((one) => strong(one) !== undefined);
  const after = characters.slice(index + 1).find((one) => strong(one) !== undefined);
  const left = before === undefined ? base : strong(before);
  const touchesNumber = /\p{Nd}/u.test(characters[index - 1] ?? "");
  if (touchesNumber && unitSigns.test(characters[index] ?? "")) return "ltr";
  return left !== undefined && after !== undefined && left === strong(after) ? left : base;
}
