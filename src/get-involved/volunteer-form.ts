import { digitsOnly } from "../forms/digits-only.ts";
import type { FormDefinition } from "../forms/form-definition.ts";
import { currentMailConfig } from "../forms/mail-config.ts";
import { prepareVolunteerParams } from "../forms/mail-params.ts";
import { type SendResult, sendEmail } from "../forms/send-email.ts";
import {
  checkVolunteer,
  type VolunteerApplication,
  type VolunteerErrorCode,
  type VolunteerField,
  volunteerFields,
} from "./volunteer-schema.ts";

/** The volunteer form (specification, sections 3 to 5). */
export const volunteerForm: FormDefinition<
  VolunteerField,
  VolunteerErrorCode,
  VolunteerApplication
> = {
  id: "volunteer",
  fields: volunteerFields,
  initial: {
    name: "",
    email: "",
    dialCode: "+222 MR",
    phone: "",
    interest: "",
    availability: "",
    message: "",
  },
  check: checkVolunteer,
  normalize: { phone: digitsOnly },
};

/** Sends an application to the charity's address. Only in a browser; never throws. */
export function sendVolunteer(value: VolunteerApplication, toEmail: string): Promise<SendResult> {
  return sendEmail({
    template: "volunteer",
    params: prepareVolunteerParams(value, toEmail),
    config: currentMailConfig(),
  });
}
