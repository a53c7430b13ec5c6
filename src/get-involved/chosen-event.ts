import type { EventAnswer } from "../events/describe-event.server.ts";

const fields = ["interest", "availability"] as const;

/**
 * A field in which the visitor wrote something stays as it is; what the link of another event filled in does
 * not. An event that is over or cancelled is not among `events` and fills in nothing.
 * @param search the query of the address: `?event=2027-04-10-clean-up-dar-naim`
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
