/** Writes the digits of every script as 0 to 9, as people read them, and leaves out signs that nobody sees. */
export function plainDigits(text: string): string {
  return text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/\p{N}/gu, (sign) => sign.normalize("NFKC").replace(/\p{Nd}/gu, digitValue));
}

/** Unicode lists the digits of each script from 0 to 9, one script after the other. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++;
  return `${before % 10}`;
}
