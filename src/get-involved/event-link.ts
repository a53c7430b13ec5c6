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
