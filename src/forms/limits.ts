/**
 * Length limits of the two forms (specification, sections 5 and 9); upper limits are inclusive.
 *
 * A length is a number of UTF-16 code units, as JavaScript's `length`, HTML's `maxlength` and
 * valibot count: "é" typed as two marks counts 2, most emoji count 2 or more. Counting what people
 * call characters would disagree with the browser and vary with its Unicode version.
 */
export const limits = {
  name: { min: 2, max: 100 },
  /** The longest address that mail can be delivered to (RFC 5321, section 4.5.3.1.3). */
  email: { max: 254 },
  /** Digits, without the dial code. */
  phone: { min: 7, max: 15 },
  interest: { max: 200 },
  availability: { max: 200 },
  subject: { max: 200 },
  message: { min: 10, max: 2000 },
} as const;
