import * as v from "valibot";
import { type Checked, checkFields } from "../forms/check-fields.ts";
import {
  availabilityRule,
  dialCodeRule,
  emailRule,
  interestRule,
  messageRule,
  nameRule,
  phoneRule,
} from "../forms/field-rules.ts";

/** The fields in the order they stand in the form. */
export const volunteerFields = [
  "name",
  "email",
  "dialCode",
  "phone",
  "interest",
  "availability",
  "message",
] as const;
export type VolunteerField = (typeof volunteerFields)[number];

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
export type VolunteerErrorCode = (typeof volunteerErrorCodes)[number];

const volunteerSchema = v.object({
  name: nameRule,
  email: emailRule,
  dialCode: dialCodeRule,
  phone: phoneRule,
  interest: interestRule,
  availability: availabilityRule,
  message: messageRule,
} satisfies Record<VolunteerField, v.GenericSchema<string, string>>);

/** A volunteer application (specification, section 3), cleaned and within its limits. */
export type VolunteerApplication = v.InferOutput<typeof volunteerSchema>;

/** Checks an application (specification, section 5). Never throws, whatever it is given. */
export function checkVolunteer(
  values: unknown,
): Checked<VolunteerApplication, VolunteerField, VolunteerErrorCode> {
  return checkFields(
    { schema: volunteerSchema, fields: volunteerFields, codes: volunteerErrorCodes },
    values,
  );
}
