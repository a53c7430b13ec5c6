import * as v from "valibot";
import { cleanEmail, cleanLine, cleanText } from "./clean-text.ts";
import { digitsOnly } from "./digits-only.ts";
import { isEmail } from "./email.ts";
import { limits } from "./limits.ts";

/**
 * The rules of the fields (specification, section 5). Each starts by cleaning, so that what is
 * checked is what is sent: a name of "<>" is empty. A rule's message is the code of the sentence
 * that says it in `content/<language>/forms.yaml`.
 */
const line = v.pipe(v.string(), v.transform(cleanLine));
const lines = v.pipe(v.string(), v.transform(cleanText));

export const nameRule = v.pipe(
  line,
  v.nonEmpty("nameRequired"),
  v.minLength(limits.name.min, "nameTooShort"),
  v.maxLength(limits.name.max, "nameTooLong"),
);

export const emailRule = v.pipe(
  v.string(),
  v.transform(cleanEmail),
  v.nonEmpty("emailRequired"),
  v.check(isEmail, "emailInvalid"),
);

/**
 * A country's dial code: + and one to four digits. Several countries share one, so the list tells
 * them apart by a country code behind it ("+1 CA"), which is not part of the number.
 */
export const dialCodeRule = v.pipe(
  line,
  v.regex(/^\+\d{1,4}(?: [A-Z]{2})?$/u, "dialCodeInvalid"),
  v.transform((choice) => choice.replace(/ .*/u, "")),
);

export const phoneRule = v.pipe(
  v.string(),
  v.transform(digitsOnly),
  v.nonEmpty("phoneRequired"),
  v.minLength(limits.phone.min, "phoneInvalid"),
  v.maxLength(limits.phone.max, "phoneInvalid"),
);

export const interestRule = v.pipe(
  line,
  v.nonEmpty("interestRequired"),
  v.maxLength(limits.interest.max, "interestTooLong"),
);

export const availabilityRule = v.pipe(
  line,
  v.nonEmpty("availabilityRequired"),
  v.maxLength(limits.availability.max, "availabilityTooLong"),
);

export const subjectRule = v.pipe(
  line,
  v.nonEmpty("subjectRequired"),
  v.maxLength(limits.subject.max, "subjectTooLong"),
);

export const messageRule = v.pipe(
  lines,
  v.nonEmpty("messageRequired"),
  v.minLength(limits.message.min, "messageTooShort"),
  v.maxLength(limits.message.max, "messageTooLong"),
);
