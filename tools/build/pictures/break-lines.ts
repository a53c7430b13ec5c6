/**
 * Breaks a text into as few lines as fit and evens them out, so that no last line holds one word.
 * @param widthOf measures a text, in the unit of `maxWidth`
 * @returns nothing when a word alone is too wide
 */
export function breakLines(
  text: string,
  maxWidth: number,
  widthOf: (text: string) => number,
): string[] | undefined {
  const greedy = fill(text.split(" "), maxWidth, widthOf);
  if (greedy.some((line) => widthOf(line) > maxWidth)) return undefined;
  let best = greedy;
  for (let width = maxWidth * 0.95; width > maxWidth / 2; width *= 0.95) {
    const narrower = fill(text.split(" "), width, widthOf);
    if (narrower.length > greedy.length) break;
    if (narrower.every((line) => widthOf(line) <= maxWidth)) best = narrower;
  }
  return best;
}

function fill(words: readonly string[], maxWidth: number, widthOf: (text: string) => number) {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last === undefined || widthOf(longer) > maxWidth) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
