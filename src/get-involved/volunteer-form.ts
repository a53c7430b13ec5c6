import { defineForm, type ValuesOf } from "../forms/form-state.ts";

/** The volunteer form (requirements, sections 3 to 5). */
export const volunteerForm = defineForm("volunteer", {
  name: "",
  email: "",
  dialCode: "+222 MR",
  phone: "",
  interest: "",
  availability: "",
  message: "",
});

/**
 * `template_params` of an application (requirements, section 7).
 * @param value cleaned and within its limits
 * @param toEmail the charity's address
 */
export function volunteerParams(value: ValuesOf<typeof volunteerForm>, toEmail: string) {
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

/** What "I will come" to an event fills into the application. */
export type EventAnswer = {
  readonly name: string;
  readonly interest: string;
  readonly availability: string;
};

const fields = ["interest", "availability"] as const;

/**
 * A form's draft with what the address says: `/get-involved?event=2027-04-10-clean-up-dar-naim`. A field
 * in which the visitor wrote something stays as it is; what the link of another event filled in does not.
 *
 * @param search the query of the address; an event that it names and that is not among `events`, since
 *   it is over or cancelled, fills in nothing
 */
export function fillFromEvent(
  draft: Readonly<Record<string, string>>,
  events: readonly EventAnswer[],
  search: string,
): Record<string, string> {
  const name = new URLSearchParams(search).get("event");
  const chosen = events.find((event) => event.name === name);
  const filled: Record<string, string> = { ...draft };
  if (!chosen) return filled;
  for (const field of fields) {
    const text = draft[field]?.trim() ?? "";
    if (text === "" || events.some((event) => event[field] === text)) filled[field] = chosen[field];
  }
  return filled;
}

/** In this browser's storage once an application was sent from it: that, and nothing that was written. */
export const appliedKey = "khayma.applied";

/** Notes on this device that somebody applied. Where storage is denied it is not noted. */
export function rememberApplied(): void {
  try {
    localStorage.setItem(appliedKey, "1");
  } catch {
    // The link for those who applied before stands beside the other one.
  }
}
