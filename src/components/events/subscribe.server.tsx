import { ChannelLink } from "../../layouts/channel-link.server.tsx";
import { useShell, useTexts } from "../shell/shell-provider.server.tsx";
import { ButtonLink, InlineLink } from "../ui/button.tsx";
import { CopyAnswer, Copyable, CopyButton } from "../ui/copy-button.tsx";
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
      <Copyable value={address.href} className="mt-2">
        <CopyButton variant="quiet" label={texts.copy} copiedLabel={texts.copy} />
        <CopyAnswer exact={address.href} selected={texts.selected} copied={texts.copied} />
      </Copyable>
      <p className="mt-3 max-w-text">{texts.late}</p>
      <ChannelLink />
    </Section>
  );
}
