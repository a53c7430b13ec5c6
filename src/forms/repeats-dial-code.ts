import { limits } from "./limits.ts";

/**
 * Whether a number seems to hold its country's dial code too, as pasted ones often do: it would then be
 * sent twice. Only a guess, since a national number may start with the same digits.
 * @param dialCode the choice in the list, such as `+222 MR`
 * @param phone digits
 */
export function repeatsDialCode(dialCode: string, phone: string): boolean {
  const code = dialCode.replace(/\D/gu, "");
  const number = phone.replace(/^00/u, "");
  return code !== "" && number.startsWith(code) && number.length - code.length >= limits.phone.min;
}
