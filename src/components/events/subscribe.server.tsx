import { ChannelLink } from "../../layouts/call-to-action.server.tsx";
import { useShell, useTexts } from "../shell/shell-provider.server.tsx";
import { ButtonLink, InlineLink } from "../ui/button.tsx";
import { Copy } from "../ui/copy.tsx";
import { CalendarPlus } from "../ui/icons.tsx";
import { listItems, Section } from "../ui/section.tsx";
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
