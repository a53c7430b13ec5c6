export const maxTransactionNumberLength = 40;

/** Four digits of any script, with any signs between them. Bankily's PIN has four. */
export const isFourDigits = (typed: string): boolean =>
  /^\p{Nd}{4}$/u.test(typed.replace(/[^\p{L}\p{N}]/gu, ""));

/** The number for the message, or "" for four digits, which may be a PIN. */
export function cleanTransactionNumber(typed: string): string {
  if (isFourDigits(typed)) return "";
  const clean = typed.replace(/[^\p{L}\p{N} ./_-]/gu, "").trim();
  // Some digits take two code units, so the text is cut between code points.
  return [...clean].slice(0, maxTransactionNumberLength).join("");
}
