import type { EventAnswer } from "../events/describe-event.server.ts";
import { cleanLine } from "../forms/clean-text.ts";
import type { Values } from "../forms/field-rules.ts";

/** `gone` means over before the site was built, or never planned. */
export type ChosenEvent =
  | { readonly kind: "none" }
  | { readonly kind: "gone" }
  | { readonly kind: "open" | "over" | "cancelled"; readonly event: EventAnswer };

/** @param name of an event, or "" @param now the visitor's time in milliseconds */
export function chosenEvent(
  name: string,
  events: readonly EventAnswer[],
  now: number,
): ChosenEvent {
  if (name === "") return { kind: "none" };
  const event = events.find((candidate) => candidate.name === name);
  if (!event) return { kind: "gone" };
  if (event.cancelled) return { kind: "cancelled", event };
  return { kind: Date.parse(event.end) <= now ? "over" : "open", event };
}

/** Answers for the visitor, while the event is open, the fields that were left empty. */
export function withAnswers(values: Values, chosen: ChosenEvent): Values {
  if (chosen.kind !== "open") return values;
  const answer = (field: "interest" | "availability") =>
    cleanLine(values[field]) === "" ? chosen.event[field] : values[field];
  return { ...values, interest: answer("interest"), availability: answer("availability") };
}

/** Runs inline: keeps the event of the address in the language switch until the form does it. */
export const carryEvent =
  '{let{search:s,hash:h}=location;if(s.startsWith("?event="))' +
  'for(let l of document.querySelectorAll("a[data-language]"))l.search=s,l.hash=h}';
