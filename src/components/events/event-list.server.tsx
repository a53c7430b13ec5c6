import type { ComponentProps } from "react";
import { ChannelLink } from "../../layouts/call-to-action.server.tsx";
import { SpokenLabel, useShell, useTexts } from "../shell/shell-provider.server.tsx";
import { ButtonLink, InlineLink } from "../ui/button.tsx";
import { Copy } from "../ui/copy.tsx";
import { CalendarPlus, WhatsApp } from "../ui/icons.tsx";
import { listItems, Section } from "../ui/section.tsx";
import { Address, Ltr, Trans } from "../ui/trans.tsx";
import { calendarPath } from "./calendar.server.ts";
import type { EventView } from "./describe-event.server.ts";

export type EventProps = { event: EventView };

type EventListProps = { events: readonly EventView[]; heading: "h2" | "h3" };

export function EventList({ events, heading }: EventListProps) {
  return (
    <ol className="border-b border-line">
      {events.map((event) => (
        <li key={event.name} {...hiddenAfter(event)} className="border-t border-line">
          <EventRow event={event} heading={heading} />
        </li>
      ))}
    </ol>
  );
}

/** `keep-dates-current.inline.ts` hides an element at its `data-until`, and shows it at its `data-since`. */
export const hiddenAfter = ({ end }: EventView) => ({ "data-until": end.toISOString() });

export const shownAfter = (event: EventView | undefined) =>
  event && { "data-since": event.end.toISOString(), hidden: true };

const columns = "min-[15rem]:grid-cols-[4.5rem_1fr] sm:grid-cols-[6rem_1fr]";

function EventRow({ event, heading: Heading }: EventProps & Pick<EventListProps, "heading">) {
  const colour = event.status === "cancelled" ? "text-ink-soft" : "text-press";
  return (
    <div
      className={`grid gap-x-4 gap-y-1 py-6 sm:gap-x-8 lg:py-8 ${columns} lg:grid-cols-[6rem_1fr_20rem]`}
    >
      <p aria-hidden="true" className={`row-span-2 ${colour}`}>
        <span className="block text-tally leading-none font-bold">
          <Ltr>{String(Number(event.day.slice(-2)))}</Ltr>
        </span>
        <span className="text-small">{event.month}</span>
      </p>
      <div>
        <Heading className="text-title">
          <a
            href={event.path}
            className="text-press underline decoration-line decoration-2 underline-offset-4 hover:text-ink"
          >
            {event.title}
          </a>
        </Heading>
      </div>
      <div className="min-[15rem]:col-start-2 lg:col-start-3 lg:row-span-2">
        <p className={timeClasses(event)}>
          {event.dayLine}
          <br />
          {event.when.hours}
        </p>
        <p className="mt-1 text-ink-soft">{event.place}</p>
        {event.neededWords && <p className="mt-1 font-semibold">{event.neededWords}</p>}
        {event.isOpen && (
          <p className="mt-3">
            <ComeLink event={event} variant="quiet" />
          </p>
        )}
      </div>
      <EventStatus event={event} className="col-span-full mt-2 sm:col-[2]" />
    </div>
  );
}

export function CalendarLeaf({ event: { day: date, month, status } }: EventProps) {
  const [year = "", , day] = date.split("-");
  const dayClasses =
    status === "cancelled" ? "text-ink-soft line-through decoration-accent" : "text-ink";
  return (
    <div
      aria-hidden="true"
      className="w-full max-w-44 bg-white text-center shadow-raised sm:max-w-56 md:ms-auto lg:max-w-64 print:hidden"
    >
      <p className="bg-accent py-2 text-title font-semibold text-white first-letter:uppercase">
        {month} <Ltr>{year}</Ltr>
      </p>
      <p
        className={`py-5 text-[6.5rem] leading-none font-bold sm:py-7 sm:text-[8.5rem] ${dayClasses}`}
      >
        <Ltr>{String(Number(day))}</Ltr>
      </p>
    </div>
  );
}

/** The time of a cancelled event is struck out. */
export const timeClasses = ({ status }: EventView) =>
  status === "cancelled" ? "text-ink-soft line-through" : "font-semibold";

export function EventStatus({ event, className }: EventProps & { className: string }) {
  const { status, announced } = event;
  const texts = useTexts("events");
  if (status === "confirmed") return null;
  return (
    <StatusBox title={texts[status].label} className={className}>
      {status === "moved" && announced ? (
        <Trans text={texts.moved.text} values={{ ...announced, day: <bdi>{announced.day}</bdi> }} />
      ) : (
        texts.cancelled.text
      )}
    </StatusBox>
  );
}

type StatusBoxProps = ComponentProps<"div"> & { title: string };

export function StatusBox({ title, className, children, ...rest }: StatusBoxProps) {
  return (
    <div {...rest} className={`max-w-text border-s-4 border-accent ps-4 ${className}`}>
      <p className="font-semibold text-accent">{title}</p>
      <p>{children}</p>
    </div>
  );
}

export function ComeLink({ event, variant }: EventProps & { variant: "main" | "quiet" }) {
  return (
    <ButtonLink data-payee="" href={event.whatsAppUrl} variant={variant} icon={WhatsApp}>
      <SpokenLabel>{useShell().ui.footer.whatsapp}</SpokenLabel>
      {useTexts("events").come.whatsapp}
    </ButtonLink>
  );
}

/** With `webcal:` a phone subscribes to the calendar. With `https:` it would fetch it only once. */
export function SubscribeSection() {
  const shell = useShell();
  const texts = useTexts("events").calendar;
  const feed = calendarPath(shell.language);
  const address = new URL(feed, shell.address);
  return (
    <Section title={texts.title} lead={texts.text} tone="sand" layout="beside">
      <ButtonLink
        href={`webcal://${address.host}${address.pathname}`}
        variant="quiet"
        icon={CalendarPlus}
      >
        {texts.subscribe}
      </ButtonLink>
      <ul className="bullets mt-4 max-w-text">{listItems(texts.devices)}</ul>
      <p className="mt-3">
        <InlineLink href={feed} className="inline-block py-1">
          <Address id="calendar-address">{address.href}</Address>
        </InlineLink>
      </p>
      <Copy
        value={address.href}
        variant="quiet"
        label={texts.copy}
        copiedLabel={texts.copy}
        selected={texts.selected}
        copied={texts.copied}
        boxClass="mt-2"
      />
      <p className="mt-3 max-w-text">{texts.late}</p>
      <ChannelLink />
    </Section>
  );
}
