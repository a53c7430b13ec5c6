import { type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { islandOf } from "../../layouts/island.tsx";
import type { EventAnswer } from "../events/describe-event.server.ts";
import type { Values } from "../forms/field-rules.ts";
import { FormFrame, TextField } from "../forms/form-frame.tsx";
import { useForm } from "../forms/use-form.ts";
import { Button } from "../ui/button.tsx";
import { Trans } from "../ui/trans.tsx";
import type { GetInvolvedData } from "./get-involved-data.server.ts";
import { PhoneField } from "./phone-field.tsx";

export const GetInvolvedIsland = islandOf(VolunteerForm, "besideForm");

function VolunteerForm({ data }: { data: GetInvolvedData }) {
  const { texts, events } = data;
  const [event, forgetEvent] = useEventInAddress();
  const choose = () => chosenEvent(event, events, Date.now());
  const chosen = choose();
  // The event may have ended when the form is sent.
  const form = useForm("volunteer", texts, () => answersOf(choose()));
  const { values, fieldProps } = form;
  const [writesOwn, setWritesOwn] = useState(false);
  // A field stays when it is emptied again, because it must not disappear while somebody types.
  if (!writesOwn && (values.interest || values.availability)) setWritesOwn(true);
  // An event may end while the page is open.
  const [, drawAgain] = useState(0);
  useEffect(() => void setInterval(() => drawAgain(Date.now()), 60_000), []);
  const chooseElse = () => {
    flushSync(forgetEvent);
    document.getElementById(fieldProps("interest").control.id)?.focus();
  };
  return (
    <FormFrame form={form}>
      <TextField {...fieldProps("name")} />
      <TextField {...fieldProps("email")} />
      <PhoneField data={data} form={form} />
      <ChosenEventBox chosen={chosen} texts={texts.chosen}>
        <Button variant="quiet" className="mt-2" disabled={form.busy} onClick={chooseElse}>
          {texts.chosen.change}
        </Button>
      </ChosenEventBox>
      {chosen.kind === "open" && !writesOwn ? null : (
        <>
          <TextField {...fieldProps("interest")} />
          <TextField {...fieldProps("availability")} />
        </>
      )}
      <TextField {...fieldProps("message")} />
    </FormFrame>
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

/** The answers of an event while it is open. */
export function answersOf({ kind, event }: ChosenEvent): Partial<Values> {
  if (kind !== "open" || !event) return {};
  return { interest: event.interest, availability: event.availability };
}

/** The name of the event in the address, and a function that forgets it. */
function useEventInAddress() {
  const [name, setName] = useState("");
  useLayoutEffect(() => setName(new URLSearchParams(location.search).get("event") ?? ""), []);
  function forgetEvent() {
    setName("");
    const url = new URL(location.href);
    url.searchParams.delete("event");
    history.replaceState(history.state, "", url);
  }
  return [name, forgetEvent] as const;
}

type ChosenEventBoxProps = {
  chosen: ChosenEvent;
  texts: GetInvolvedData["texts"]["chosen"];
  children: ReactNode;
};

function ChosenEventBox({ chosen: { kind, event }, texts, children }: ChosenEventBoxProps) {
  const title = <bdi>{event?.interest}</bdi>;
  return (
    <>
      {kind === "open" ? (
        <div className="marked">
          <p className="font-semibold">
            <Trans text={texts.text} values={{ title, when: <bdi>{event?.availability}</bdi> }} />
          </p>
          {children}
        </div>
      ) : null}
      <div aria-live="polite" className="contents">
        {kind === "none" || kind === "open" ? null : (
          <p className="marked-warning">
            {kind === "gone" ? texts.gone : <Trans text={texts[kind]} values={{ title }} />}
          </p>
        )}
      </div>
    </>
  );
}
