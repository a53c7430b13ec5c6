const arabicDigit = /[\u0660-\u0669\u06F0-\u06F9]/gu;

/**
 * What is left of a phone number as it is typed (specification, section 5): digits. Arabic-Indic
 * (٠–٩) and Persian (۰–۹) digits, which Arabic keyboards type, become 0–9. No upper length.
 */
export function digitsOnly(text: string): string {
  return text.replace(arabicDigit, toLatin).replace(/[^0-9]/gu, "");
}

/** Both blocks start at a multiple of 16, so the low four bits are the digit's value. */
function toLatin(digit: string): string {
  return String(digit.charCodeAt(0) & 0xf);
}
