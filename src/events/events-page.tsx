import type { Shell } from "../layouts/shell.ts";
import { ExampleLine } from "../ui/example-line.tsx";
import { PageOpening } from "../ui/page-opening.tsx";
import { Section } from "../ui/section.tsx";
import { StaticPart } from "../ui/static-part.tsx";
import type { EventView } from "./describe-event.ts";
import { EventList } from "./event-list.tsx";
import type { EventsTexts } from "./events-texts.ts";
import { Subscribe } from "./subscribe.tsx";

type EventsPageProps = {
  shell: Shell;
  texts: EventsTexts;
  /** What is still to come, the next one first. */
  events: readonly EventView[];
  /** Whether they are made up. */
  examples: boolean;
  /** Where the calendar lies. */
  feed: string;
};

/** Every date to come, and the calendar of them. */
export function EventsPage({ shell, texts, events, examples, feed }: EventsPageProps) {
  const last = events.at(-1);
  return (
    <StaticPart shell={shell}>
      {examples && last ? (
        <ExampleLine mark={texts.example.mark} text={texts.example.text} />
      ) : null}
      <PageOpening title={texts.title} lead={texts.lead} />
      <div className="page-width section-space">
        {last ? (
          <div data-until={last.end.toISOString()}>
            <EventList events={events} texts={texts} heading="h2" />
            <p className="mt-4 text-small text-ink-soft">{texts.zone}</p>
          </div>
        ) : null}
        <div {...(last ? { "data-since": last.end.toISOString(), hidden: true } : {})}>
          <h2 className="text-section">{texts.none.title}</h2>
          <p className="mt-3 max-w-text text-lead">{texts.none.text}</p>
        </div>
      </div>
      <Section
        title={texts.calendar.title}
        lead={texts.calendar.text}
        ground="sand"
        layout="beside"
      >
        <Subscribe feed={feed} texts={texts.calendar} />
      </Section>
    </StaticPart>
  );
}

/**
 * The part of Get Involved with the next dates. Without any it is not there; once the last one is over
 * the page's script takes it away.
 */
export function NextEvents({ shell, texts, events, examples }: Omit<EventsPageProps, "feed">) {
  const last = events.at(-1);
  if (!last) return null;
  return (
    <StaticPart shell={shell}>
      <div id="dates" data-until={last.end.toISOString()} className="print:hidden">
        {examples ? <ExampleLine mark={texts.example.mark} text={texts.example.text} /> : null}
        <Section title={texts.section.title} lead={texts.section.lead}>
          <EventList events={events} texts={texts} most={3} heading="h3" />
          <p className="mt-5">
            <a
              href={shell.paths.events}
              className="inline-flex min-h-11 items-center font-semibold text-press underline underline-offset-4"
            >
              {texts.section.all}
            </a>
          </p>
          <p className="text-small text-ink-soft">{texts.zone}</p>
        </Section>
      </div>
    </StaticPart>
  );
}
