import assert from "node:assert/strict";

/** Letters and digits, because Orca breaks sentences where lines and links do, and joins the number of a list's item. */
const wordsOf = (text: string) =>
  ` ${text} `.replace(/(?<=\p{N})(?=\p{L})/gu, " ").replace(/[^\p{L}\p{N}]+/gu, " ");

/** @returns the first text that was not said after the others before it */
export function missingIn(said: readonly string[], expected: readonly string[]) {
  const spoken = wordsOf(said.join(" "));
  let from = 0;
  return expected.find((text) => {
    const at = spoken.indexOf(wordsOf(text), from);
    from = at + wordsOf(text).length - 1;
    return at < 0;
  });
}

export function expectOnce(said: readonly string[], expected: readonly string[]): void {
  const spoken = wordsOf(said.join(" "));
  for (const text of expected)
    assert.equal(spoken.split(wordsOf(text)).length - 1, 1, [text, ...said].join("\n"));
}
