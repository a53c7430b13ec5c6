import { cleanEmail } from "./clean-text.ts";
import { limits } from "./limits.ts";

/** No white space, controls, or marks that would make one address two. Letters of any script. */
const local = /^[^\s\p{Cc}\p{Cf}@,;:<>()[\]\\"]+$/u;
const label = /^[\p{L}\p{M}\p{N}-]+$/u;

/**
 * Whether a text is one address of the simple kind (`someone@example.org`), after cleaning. At most
 * 254 characters. Takes linear time: one character class per part, no nested repetition.
 */
export function isEmail(text: string): boolean {
  const address = cleanEmail(text);
  if (address.length > limits.email.max) return false;
  const [name = "", domain = "", ...more] = address.split("@");
  const labels = domain.split(".");
  return (
    more.length === 0 &&
    local.test(name) &&
    labels.length > 1 &&
    labels.every((part) => label.test(part))
  );
}

/** The live check (specification, section 4): not empty and not an address. */
export function isMalformedEmail(text: string): boolean {
  return cleanEmail(text) !== "" && !isEmail(text);
}
