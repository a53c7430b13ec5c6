import type { ContactField } from "../contact/contact-schema.ts";
import type { VolunteerField } from "../get-involved/volunteer-schema.ts";
import { limits } from "./limits.ts";

/** HTML attributes of a control, as React spells them. */
export type Constraints = {
  readonly required: true;
  readonly autoComplete: string;
  readonly type?: "text" | "email";
  readonly inputMode?: "email" | "numeric";
  readonly minLength?: number;
};

/**
 * Upper limits are left out on purpose: with `maxlength` a browser cuts a longer paste without a
 * word, so the visitor loses text and never sees the message that says why. A counter can read them
 * from `limits`.
 */
const constraints = {
  name: { required: true, type: "text", autoComplete: "name", minLength: limits.name.min },
  email: { required: true, type: "email", inputMode: "email", autoComplete: "email" },
  dialCode: { required: true, autoComplete: "tel-country-code" },
  phone: {
    required: true,
    // HTML allows `tel-national` on a text field only; `inputmode` brings up the digits.
    type: "text",
    inputMode: "numeric",
    autoComplete: "tel-national",
    minLength: limits.phone.min,
  },
  interest: { required: true, type: "text", autoComplete: "off" },
  availability: { required: true, type: "text", autoComplete: "off" },
  subject: { required: true, type: "text", autoComplete: "off" },
  message: { required: true, autoComplete: "off", minLength: limits.message.min },
} satisfies Record<VolunteerField | ContactField, Constraints>;

/** The attributes of a field's control: what the browser can check and the keyboard to show. */
export function constraintsOf(field: VolunteerField | ContactField): Constraints {
  return constraints[field];
}
