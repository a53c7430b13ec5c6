import * as v from "valibot";
import {
  availabilityRule,
  dialCodeRule,
  digitsOnly,
  emailRule,
  interestRule,
  messageRule,
  nameRule,
  phoneRule,
} from "../forms/field-rules.ts";
import { defineForm } from "../forms/form-definition.ts";

const volunteerSchema = v.object({
  name: nameRule,
  email: emailRule,
  dialCode: dialCodeRule,
  phone: phoneRule,
  interest: interestRule,
  availability: availabilityRule,
  message: messageRule,
});

/** A volunteer application (requirements, section 3), cleaned and within its limits. */
export type VolunteerApplication = v.InferOutput<typeof volunteerSchema>;

/** What can be wrong with it. */
export const volunteerErrorCodes = [
  "nameRequired",
  "nameTooShort",
  "nameTooLong",
  "emailRequired",
  "emailInvalid",
  "dialCodeInvalid",
  "phoneRequired",
  "phoneInvalid",
  "interestRequired",
  "interestTooLong",
  "availabilityRequired",
  "availabilityTooLong",
  "messageRequired",
  "messageTooShort",
  "messageTooLong",
] as const;

/** The volunteer form (requirements, sections 3 to 5). */
export const volunteerForm = defineForm({
  id: "volunteer",
  fields: ["name", "email", "dialCode", "phone", "interest", "availability", "message"],
  initial: {
    name: "",
    email: "",
    dialCode: "+222 MR",
    phone: "",
    interest: "",
    availability: "",
    message: "",
  },
  normalize: { phone: digitsOnly },
  schema: volunteerSchema,
  errorCodes: volunteerErrorCodes,
});

/**
 * `template_params` of an application (requirements, section 7).
 * @param toEmail the charity's address
 */
export function volunteerParams(value: VolunteerApplication, toEmail: string) {
  return {
    from_name: value.name,
    from_email: value.email,
    /** Dial code and digits: `+22236123456`. */
    phone: `${value.dialCode}${value.phone}`,
    interest: value.interest,
    availability: value.availability,
    message: value.message,
    to_email: toEmail,
  };
}
