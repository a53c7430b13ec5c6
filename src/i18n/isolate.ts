/** First strong isolate and pop directional isolate (Unicode, annex 9). */
const [open, close] = ["\u2068", "\u2069"];

/**
 * A value to stand inside a plain text, such as a message or a calendar entry. In a text written right
 * to left a phone number, an amount, a code or a Latin name would be painted in pieces out of order;
 * two invisible marks keep it whole. What is to be copied by itself, and addresses, take none: another
 * program would read the marks as part of them.
 *
 * @param dir the direction of the text, not of the value
 */
export function isolate(value: string, dir: "ltr" | "rtl"): string {
  return dir === "ltr" ? value : open + value + close;
}
