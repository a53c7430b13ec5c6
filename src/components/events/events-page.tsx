import { Example, ExampleBanner } from "../../layouts/examples.server.tsx";
import { loadExamples } from "../../lib/content/records.server.ts";
import { pageOf, useTexts } from "../shell/shell-provider.server.tsx";
import { TextLink } from "../ui/button.tsx";
import { Lead, PageHero, Section } from "../ui/section.tsx";
import { describeComing } from "./describe-event.server.ts";
import {
  CalendarLeaf,
  EventList,
  hiddenAfter,
  SubscribeSection,
  shownAfter,
} from "./event-list.server.tsx";

export const EventsPage = pageOf(({ shell }) => {
  const texts = useTexts("events");
  const events = describeComing(shell.language);
  const [next, last] = [events[0], events.at(-1)];
  return (
    <>
      {last && <ExampleBanner text={texts.example.text} />}
      <PageHero
        title={texts.title}
        lead={loadExamples() ? texts.lead : `${texts.lead} ${texts.invitation}`}
        beside={
          next && (
            <div {...hiddenAfter(next)} className="max-lg:hidden">
              <CalendarLeaf event={next} />
            </div>
          )
        }
      />
      <div className="page-width section-space">
        {last ? (
          <div {...hiddenAfter(last)}>
            <EventList events={events} heading="h2" />
            <p className="mt-4 text-small text-ink-soft">{texts.zone}</p>
          </div>
        ) : null}
        <div {...shownAfter(last)}>
          <h2 className="text-section">{texts.none.title}</h2>
          <Lead>{texts.none.text}</Lead>
        </div>
      </div>
      <SubscribeSection />
    </>
  );
});

export const NextEvents = pageOf(({ shell }) => {
  const { example, section, zone } = useTexts("events");
  const events = describeComing(shell.language).slice(0, 3);
  const last = events.at(-1);
  if (!last) return null;
  return (
    <div id="dates" {...hiddenAfter(last)} className="on-paper print:hidden">
      <Section title={section.title} lead={section.lead}>
        {loadExamples() ? <Example className="mb-6">{example.text}</Example> : null}
        <EventList events={events} heading="h3" />
        <p className="mt-5">
          <TextLink href={shell.paths.events}>{section.all}</TextLink>
        </p>
        <p className="text-small text-ink-soft">{zone}</p>
      </Section>
    </div>
  );
});
