import { useShell, useTexts } from "../shell/shell-provider.server.tsx";
import { ButtonLink, InlineLink } from "../ui/button.tsx";
import { CalendarPlus } from "../ui/icons.tsx";
import { Section } from "../ui/section.tsx";
import { Address } from "../ui/trans.tsx";
import { calendarPath } from "./calendar.server.ts";

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
      <p className="mt-4 max-w-text">{texts.byHand}</p>
      <p className="mt-1">
        <InlineLink href={feed} className="inline-block py-1">
          <Address>{address.href}</Address>
        </InlineLink>
      </p>
    </Section>
  );
}
