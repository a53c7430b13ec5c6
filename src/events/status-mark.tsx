import { Words } from "../ui/words.tsx";
import type { EventView } from "./describe-event.ts";
import type { EventsTexts } from "./events-texts.ts";

type StatusMarkProps = { event: EventView; texts: EventsTexts };

/** Says of an event that is not as it was announced what has become of it. */
export function StatusMark({ event, texts }: StatusMarkProps) {
  const { status, was } = event;
  if (status === "confirmed") return null;
  return (
    <p className="mb-4 max-w-text border-s-4 border-accent ps-3">
      <strong className="block font-semibold text-accent">{texts[status].mark}</strong>
      {status === "cancelled" ? texts.cancelled.text : null}
      {status === "moved" && was ? (
        <Words text={texts.moved.text} values={{ day: <bdi>{was.day}</bdi>, from: was.from }} />
      ) : null}
    </p>
  );
}
