import { CalendarPlus, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { appliedKey } from "../get-involved/volunteer-form.ts";
import type { Shell } from "../layouts/shell.ts";
import { TextLink } from "../ui/button.tsx";
import { ExampleNote } from "../ui/example-note.tsx";
import { PageHero, Section } from "../ui/section.tsx";
import { StaticPart } from "../ui/static-part.tsx";
import { Ltr } from "../ui/trans.tsx";
import type { EventView } from "./describe-event.ts";
import { ComeLink, StatusMark } from "./event-list.tsx";
import type { EventsTexts } from "./events-texts.ts";

type EventPageProps = {
  shell: Shell;
  texts: EventsTexts;
  event: EventView;
  /** Whether it is made up. */
  examples: boolean;
};

/** One event: its day as a leaf of the calendar, where and when, and "I will come". */
export function EventPage({ shell, texts, event, examples }: EventPageProps) {
  const over = event.over ? {} : { "data-since": event.end.toISOString(), hidden: true };
  return (
    <StaticPart shell={shell}>
      {examples ? <ExampleNote mark={texts.example.mark} text={texts.example.text} /> : null}
      <PageHero title={event.title} lead={event.text} beside={<CalendarLeaf event={event} />} />
      <div className="page-width section-space">
        <p {...over} className="mb-6 marked max-w-text border-accent text-lead">
          <strong className="block font-semibold text-accent">{texts.over.mark}</strong>
          {texts.over.text}
        </p>
        <StatusMark event={event} texts={texts} />
        <EventFacts event={event} texts={texts} />
        <p className="mt-6">
          <TextLink href={shell.paths.events}>{texts.all}</TextLink>
        </p>
      </div>
      {event.over || event.status === "cancelled" ? null : (
        <div data-until={event.end.toISOString()} className="print:hidden">
          <Section title={texts.come.title} tone="sand" layout="beside">
            <Coming event={event} texts={texts} />
          </Section>
        </div>
      )}
    </StaticPart>
  );
}

/** A leaf torn off the calendar on the wall. The words of the page say the same. */
function CalendarLeaf({ event: { date, month, status } }: { event: EventView }) {
  const [year = "", , day] = date.split("-");
  const look = status === "cancelled" ? "text-ink-soft line-through" : "text-ink";
  return (
    <div
      aria-hidden="true"
      className="w-44 bg-white text-center shadow-raised sm:w-56 lg:mx-auto lg:w-64 print:hidden"
    >
      <p className="bg-accent py-2 text-title font-semibold text-white">
        {month} <Ltr>{year}</Ltr>
      </p>
      <p className={`py-5 text-[6.5rem] leading-none font-bold sm:py-7 sm:text-[8.5rem] ${look}`}>
        <Ltr>{String(Number(day))}</Ltr>
      </p>
    </div>
  );
}

function EventFacts({ event, texts }: { event: EventView; texts: EventsTexts }) {
  const { labels } = texts;
  return (
    <dl className="border-b border-line">
      <Fact label={labels.when}>
        <p className="font-semibold">
          <time dateTime={event.start.toISOString()}>{event.day}</time>
          <span className="block">{event.hours}</span>
        </p>
        <p className="text-small text-ink-soft">{texts.zone}</p>
        {event.over || event.status === "cancelled" ? null : (
          <p data-until={event.end.toISOString()} className="print:hidden">
            <TextLink href={event.file} className="gap-2">
              <CalendarPlus aria-hidden className="size-5 shrink-0" />
              {texts.calendar.save}
            </TextLink>
          </p>
        )}
      </Fact>
      <Fact label={labels.where}>
        <p>{event.place}</p>
        {event.map ? (
          <p>
            <TextLink href={event.map} className="gap-2">
              <MapPin aria-hidden className="size-5 shrink-0" />
              {texts.map}
            </TextLink>
          </p>
        ) : null}
      </Fact>
      {event.program ? (
        <Fact label={labels.program}>
          <p>{event.program}</p>
        </Fact>
      ) : null}
      {event.bring.length > 0 ? (
        <Fact label={labels.bring}>
          <ul className="bullets">
            {event.bring.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </Fact>
      ) : null}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="gap-x-16 border-t border-line py-5 md:grid md:grid-cols-[12rem_minmax(0,1fr)]">
      <dt className="text-title font-semibold">{label}</dt>
      <dd className="max-w-text max-md:mt-1">{children}</dd>
    </div>
  );
}

/** The way to the application, and beside it, also without a script, the one for who has applied. */
function Coming({ event, texts }: { event: EventView; texts: EventsTexts }) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <ComeLink event={event} texts={texts} variant="main" />
      <TextLink href={event.whatsApp} data-applied={appliedKey}>
        {texts.come.applied}
      </TextLink>
    </div>
  );
}
