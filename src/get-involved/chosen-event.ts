import type { EventAnswer } from "../events/describe-event.server.ts";

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
  const chosen = eventIn(search, events);
  const filled: Record<string, string> = { ...draft };
  if (!chosen) return filled;
  for (const field of fields) {
    const text = draft[field]?.trim() ?? "";
    if (text === "" || events.some((event) => event[field] === text)) filled[field] = chosen[field];
  }
  return filled;
}

/** The event to come that an address names: `?event=2027-04-10-clean-up-dar-naim`. */
function eventIn(search: string, events: readonly EventAnswer[]): EventAnswer | undefined {
  const name = new URLSearchParams(search).get("event");
  return events.find((event) => event.name === name);
}

/** The event that an address names, when its answers stand in the form as they were filled in. */
export function answeredBy(
  values: Readonly<Record<(typeof fields)[number], string>>,
  events: readonly EventAnswer[],
  search: string,
): EventAnswer | undefined {
  const chosen = eventIn(search, events);
  return fields.every((field) => values[field] === chosen?.[field]) ? chosen : undefined;
}
