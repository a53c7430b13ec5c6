import type { ReactNode } from "react";
import { ExampleBanner } from "../../layouts/examples.server.tsx";
import { pageOf, useTexts } from "../shell/shell-provider.server.tsx";
import { TextLink } from "../ui/button.tsx";
import { CalendarPlus, MapPin } from "../ui/icons.tsx";
import { listItems, PageHero, paragraphsOf, Section } from "../ui/section.tsx";
import {
  CalendarLeaf,
  ComeLink,
  type EventProps,
  EventStatus,
  hiddenAfter,
  StatusBox,
  SubscribeSection,
  shownAfter,
  timeClasses,
} from "./event-list.server.tsx";

export const EventPage = pageOf<EventProps>(({ shell, event }) => {
  const texts = useTexts("events");
  return (
    <>
      <ExampleBanner text={texts.example.text} />
      <PageHero
        title={event.title}
        lead={paragraphsOf(event.text)}
        notice={<EventStatus event={event} className="mt-4" />}
        beside={<CalendarLeaf event={event} />}
        align="picture"
      />
      <div className="page-width section-space">
        {event.status === "cancelled" ? null : (
          <StatusBox
            {...shownAfter(event.isOver ? undefined : event)}
            title={texts.over.label}
            className="mb-6 text-lead"
          >
            {texts.over.text}
          </StatusBox>
        )}
        <EventFacts event={event} />
        <p className="mt-6">
          <TextLink href={shell.paths.events}>{texts.all}</TextLink>
        </p>
      </div>
      {event.isOpen ? (
        <div {...hiddenAfter(event)} className="print:hidden">
          <Section
            title={texts.come.title}
            lead={<span data-payee="">{texts.come.lead}</span>}
            tone="sand"
            layout="beside"
          >
            <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
              <ComeLink event={event} variant="main" />
              <TextLink href={event.apply}>{texts.come.apply}</TextLink>
            </div>
          </Section>
        </div>
      ) : (
        <SubscribeSection />
      )}
    </>
  );
});

function EventFacts({ event }: EventProps) {
  const { labels, ...texts } = useTexts("events");
  return (
    <div className="ruled-sheet">
      <EventFact label={labels.when}>
        <p className={timeClasses(event)}>
          <time dateTime={event.start.toISOString()}>{event.dayLine}</time>
          <br />
          {event.when.hours}
        </p>
        <p className="text-small text-ink-soft">{texts.zone}</p>
        {event.isOn && (
          <div {...hiddenAfter(event)} className="print:hidden">
            <TextLink href={event.file} className="gap-2">
              <CalendarPlus aria-hidden className="size-5 shrink-0" />
              {texts.calendar.save}
            </TextLink>
            <p className="text-small text-ink-soft">{texts.calendar.saved}</p>
          </div>
        )}
      </EventFact>
      <EventFact label={event.packing ? labels.pack : labels.where}>
        <p>{event.place}</p>
        {event.packing && <p className="text-small text-ink-soft">{event.packing}</p>}
        {event.map ? (
          <p>
            <TextLink href={event.map} className="gap-2">
              <MapPin aria-hidden className="size-5 shrink-0" />
              {texts.map}
            </TextLink>
          </p>
        ) : null}
      </EventFact>
      {event.neededWords && (
        <div {...hiddenAfter(event)}>
          <EventFact label={labels.people}>
            <p className="font-semibold">{event.neededWords}</p>
          </EventFact>
        </div>
      )}
      <EventFact label={labels.program}>{event.programName}</EventFact>
      <EventFact label={labels.bring}>
        {event.bring.length > 0 && <ul className="bullets">{listItems(event.bring)}</ul>}
      </EventFact>
    </div>
  );
}

/** Without children it shows nothing. */
function EventFact({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className="gap-x-16 py-5 md:grid md:grid-cols-[12rem_minmax(0,1fr)] md:items-baseline">
      <p className="text-title font-semibold">{label}</p>
      <div className="max-w-text max-md:mt-1">{children}</div>
    </div>
  );
}
