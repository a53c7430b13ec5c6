import { useEffectEvent, useLayoutEffect, useState } from "react";
import { islandOf } from "../../layouts/island.tsx";
import type { EventAnswer } from "../events/describe-event.server.ts";
import { cleanLine } from "../forms/clean-text.ts";
import { FormFrame, TextField } from "../forms/form-frame.tsx";
import { type FormInUse, useForm } from "../forms/use-form.ts";
import { Button, ButtonRow } from "../ui/button.tsx";
import { Trans } from "../ui/trans.tsx";
import type { GetInvolvedData } from "./get-involved-page.tsx";
import { PhoneField } from "./phone-field.tsx";

export const GetInvolvedIsland = islandOf(VolunteerForm, "besideForm");

function VolunteerForm({ data }: { data: GetInvolvedData }) {
  const { texts } = data;
  const form = useForm("volunteer", texts);
  const { fieldProps } = form;
  return (
    <FormFrame form={form}>
      <TextField {...fieldProps("name")} />
      <TextField {...fieldProps("email")} />
      <PhoneField data={data} form={form} />
      <ChosenEventNote chosen={useAddress(data, form)} texts={texts.chosen} />
      <div>
        <TextField {...fieldProps("interest")} />
        <RoleChoices roles={data.roles} form={form} />
      </div>
      <TextField {...fieldProps("availability")} />
      <TextField {...fieldProps("message")} />
    </FormFrame>
  );
}

/** The roles of the page beside the free text. */
function RoleChoices({ roles, form }: { roles: GetInvolvedData["roles"]; form: FormInUse }) {
  const { ready, busy, isDone, values, fill } = form;
  return (
    <ButtonRow className="mt-3">
      {roles.map(({ id, title }) => (
        <Button
          key={id}
          variant="quiet"
          size="small"
          disabled={!ready || busy || isDone}
          aria-pressed={values.interest === title}
          onClick={() => fill({ interest: title })}
          className="aria-pressed:bg-press aria-pressed:text-white forced-colors:aria-pressed:border-[Highlight]"
        >
          {title}
        </Button>
      ))}
    </ButtonRow>
  );
}

/** `gone` means over before the site was built, or never planned. */
type ChosenEvent = { kind: "none" | "gone" | "open" | "over" | "cancelled"; event?: EventAnswer };

/** @param name of an event, or "" @param now the visitor's time in milliseconds */
export function chosenEvent(name: string, events: EventAnswer[], now: number): ChosenEvent {
  const event = events.find((candidate) => candidate.name === name);
  if (!event) return { kind: name === "" ? "none" : "gone" };
  if (event.cancelled) return { kind: "cancelled", event };
  return { kind: Date.parse(event.end) <= now ? "over" : "open", event };
}

/** A link at a role or an open event fills in the fields that hold nothing. No draft keeps that: the link does. */
function useAddress(
  { roles, events }: GetInvolvedData,
  { ready, values, show }: FormInUse,
): ChosenEvent {
  const [chosen, setChosen] = useState<ChosenEvent>({ kind: "none" });
  const choose = useEffectEvent(() => {
    const address = new URLSearchParams(location.search);
    const role = roles.find(({ id }) => id === address.get("role"));
    const found = chosenEvent(address.get("event") ?? "", events, Date.now());
    setChosen(found);
    const event = found.kind === "open" ? found.event : undefined;
    const { interest = role?.title ?? "", availability = "" } = event ?? {};
    const unlessTyped = (text: string, typed: string) => (cleanLine(typed) ? typed : text);
    show({
      interest: unlessTyped(interest, values.interest),
      availability: unlessTyped(availability, values.availability),
    });
  });
  useLayoutEffect(() => {
    if (ready) choose();
  }, [ready]);
  return chosen;
}

type ChosenEventNoteProps = { chosen: ChosenEvent; texts: GetInvolvedData["texts"]["chosen"] };

function ChosenEventNote({ chosen: { kind, event }, texts }: ChosenEventNoteProps) {
  const values = { title: <bdi>{event?.interest}</bdi>, when: <bdi>{event?.availability}</bdi> };
  return (
    <div aria-live="polite" className="contents">
      {kind !== "none" && (
        <p
          className={
            kind === "open" ? "marked font-semibold" : "max-w-text border-s-4 border-accent ps-4"
          }
        >
          <Trans text={texts[kind]} values={values} />
        </p>
      )}
    </div>
  );
}
