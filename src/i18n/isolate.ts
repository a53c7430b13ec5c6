/**
 * A value inside a sentence without markup, such as a message handed to WhatsApp: kept apart from
 * the sentence's direction by U+2068 (first strong isolate) and U+2069. Without them "+222 36 12" is
 * painted in reverse groups in an Arabic line (Unicode Standard Annex 9, section 2.4). A left to
 * right sentence leaves the value as it is; on the page `<Ltr>` does the same.
 */
export function isolate(value: string, dir: "ltr" | "rtl"): string {
  return dir === "rtl" ? `\u2068${value}\u2069` : value;
}
