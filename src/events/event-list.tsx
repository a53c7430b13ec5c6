import { appliedKey } from "../get-involved/volunteer-form.ts";
import { ActionLink } from "../ui/button.tsx";
import { Ltr, Trans } from "../ui/trans.tsx";
import type { EventView } from "./describe-event.ts";
import type { EventsTexts } from "./events-texts.ts";

type EventListProps = {
  events: readonly EventView[];
  texts: EventsTexts;
  /** How many show at a time; the others come up as earlier ones pass. */
  most?: number;
  /** The level of the events' headings. */
  heading: "h2" | "h3";
};

/** Days on a wall calendar, one below the other: the number large, then what happens and where. */
export function EventList({ events, texts, most = events.length, heading }: EventListProps) {
  return (
    <ol className="border-b border-line">
      {events.map((event, index) => {
        const before = events[index - most];
        return (
          <li
            key={event.name}
            data-until={event.end.toISOString()}
            {...(before ? { "data-since": before.end.toISOString(), hidden: true } : {})}
            className="border-t border-line"
          >
            <EventRow event={event} texts={texts} heading={heading} />
          </li>
        );
      })}
    </ol>
  );
}

type EventRowProps = Pick<EventListProps, "texts" | "heading"> & { event: EventView };

function EventRow({ event, texts, heading: Heading }: EventRowProps) {
  return (
    <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 gap-y-4 py-6 sm:grid-cols-[6rem_minmax(0,1fr)] sm:gap-x-8 lg:grid-cols-[6rem_minmax(0,1fr)_auto] lg:items-center lg:py-8">
      <p
        aria-hidden="true"
        className={event.status === "cancelled" ? "text-ink-soft" : "text-press"}
      >
        <span
          className={`block text-tally leading-none font-bold ${event.status === "cancelled" ? "line-through" : ""}`}
        >
          <Ltr>{String(Number(event.date.slice(-2)))}</Ltr>
        </span>
        <span className="text-small">{event.month}</span>
      </p>
      <div>
        <StatusMark event={event} texts={texts} />
        <Heading className="text-title">
          <a
            href={event.path}
            className="text-press underline decoration-line decoration-2 underline-offset-4 hover:text-ink"
          >
            {event.title}
          </a>
        </Heading>
        <p className="mt-1 font-medium">
          {event.day}
          <span className="block">{event.hours}</span>
        </p>
        <p className="mt-1 text-ink-soft">{event.place}</p>
      </div>
      {event.status === "cancelled" ? null : (
        <div className="col-start-2 lg:col-start-3">
          <ComeLink event={event} texts={texts} variant="quiet" />
        </div>
      )}
    </div>
  );
}

type StatusMarkProps = { event: EventView; texts: EventsTexts };

/** Says of an event that is not as it was announced what has become of it. */
export function StatusMark({ event, texts }: StatusMarkProps) {
  const { status, was } = event;
  if (status === "confirmed") return null;
  return (
    <p className="mb-4 marked max-w-text border-accent">
      <strong className="block font-semibold text-accent">{texts[status].mark}</strong>
      {status === "cancelled" ? texts.cancelled.text : null}
      {status === "moved" && was ? (
        <Trans text={texts.moved.text} values={{ day: <bdi>{was.day}</bdi>, from: was.from }} />
      ) : null}
    </p>
  );
}

type ComeLinkProps = { event: EventView; texts: EventsTexts; variant: "main" | "quiet" };

/**
 * "I will come": to the application, filled in for this event; for who has applied from this device, to
 * a WhatsApp text that is written already (`events-script.ts` shows the one or the other).
 */
export function ComeLink({ event, texts, variant }: ComeLinkProps) {
  const { apply } = texts.come;
  return (
    <>
      <span data-applied={appliedKey}>
        <ActionLink href={event.apply} variant={variant}>
          {apply}
        </ActionLink>
      </span>
      <span data-applied={appliedKey} hidden>
        <ActionLink href={event.whatsApp} variant={variant}>
          {apply}
        </ActionLink>
      </span>
    </>
  );
}
