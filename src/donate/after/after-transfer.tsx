import { type ReactNode, useEffect, useRef, useState } from "react";
import { whatsAppUrl } from "../../ui/contact-links.ts";
import { Section } from "../../ui/section.tsx";
import { showError } from "../../ui/toasts.tsx";
import { useIsland } from "../../ui/use-shell.ts";
import { useCopy } from "../bankily/copy.tsx";
import { useDonate } from "../donate-context.tsx";
import { giftFragment } from "../gift/gift-link.ts";
import type { GiftFormState } from "../gift/use-gift.ts";
import { giftLines, giftMessage, withLink, withNames, writtenAmount } from "./gift-report.ts";
import { cardClasses, SentCard } from "./sent-card.tsx";
import { PrintedCard, printSheet } from "./sheets.tsx";

/** What a donor may do once the gift is sent; not shown where there is no JavaScript. */
export function AfterTransfer({ gift }: { gift: GiftFormState }) {
  return (
    <div className="with-script">
      <Section title={useDonate().texts.donor.title} tone="sand">
        <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-5">
          <SentCard gift={gift} />
          <div className="grid gap-4">
            <InName gift={gift} />
            <Reminder gift={gift} />
            <Share gift={gift} />
          </div>
        </div>
      </Section>
    </div>
  );
}

type Tools = typeof import("./tools.tsx");

type FoldedProps = {
  name: string;
  /** Opened by the page; the visitor closes it. */
  open?: boolean;
  children: (tools: Tools) => ReactNode;
};

/**
 * A tool that is folded, and whose code is not fetched, until it is asked for. It is given all it needs,
 * so that the page keeps its code in one file.
 */
function Folded({ name, open = false, children }: FoldedProps) {
  const { failed } = useDonate().texts.donor.reminder;
  const [tools, setTools] = useState<Tools>();
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (open && fold.current !== null) fold.current.open = true;
  }, [open]);
  const fetchTools = () => void import("./tools.tsx").then(setTools, () => showError(failed));
  return (
    <details ref={fold} className={cardClasses} onToggle={fetchTools}>
      <summary className="min-h-11 py-2 text-title font-semibold">{name}</summary>
      {tools && children(tools)}
    </details>
  );
}

/** The gift in somebody's name, with a card for whoever should know of it. */
function InName({ gift }: { gift: GiftFormState }) {
  const shell = useIsland();
  const { inName: texts, reminder } = useDonate().texts.donor;
  const { inName: person } = gift;
  const { gift: title, ...cardTexts } = texts.card;
  const charity = shell.ui.name;
  const card = { ...cardTexts, charity, gift: withNames(title, shell), label: texts.label, person };
  const text = withNames(texts.message, shell, person);
  return (
    <>
      <Folded name={texts.title} open={gift.suggested !== ""}>
        {({ CardTool }) => (
          <CardTool
            texts={texts}
            typed={gift.person}
            problem={gift.nameProblem}
            suggested={gift.suggested}
            onChange={gift.setPerson}
            card={card}
            shared={{ text, url: shell.address }}
            whatsAppUrl={whatsAppUrl(withLink(text, shell.address))}
            print={() => printSheet("card")}
            failed={reminder.failed}
          />
        )}
      </Folded>
      {person === "" ? null : <PrintedCard card={card} />}
    </>
  );
}

/** A reminder to give again. */
function Reminder({ gift }: { gift: GiftFormState }) {
  const shell = useIsland();
  const { texts } = useDonate();
  const { reminder } = texts.donor;
  const title = withNames(reminder.event, shell);
  const amount = writtenAmount(gift) || texts.bankily.noAmount;
  const lines = giftLines(texts, shell.site, { amount });
  const eventOf = (greeting: string) => ({
    title,
    address: shell.address,
    text: giftMessage(greeting, lines, shell),
  });
  const events = { monthly: eventOf(title), ramadan: eventOf(reminder.approximate) };
  return (
    <Folded name={reminder.title}>
      {({ ReminderTool }) => <ReminderTool texts={reminder} events={events} />}
    </Folded>
  );
}

/** The same gift for others to give. */
function Share({ gift }: { gift: GiftFormState }) {
  const shell = useIsland();
  const { share } = useDonate().texts.donor;
  const copy = useCopy();
  const url = shell.address + giftFragment({ ...gift, name: gift.inName });
  const text = withNames(gift.inName === "" ? share.text : share.textInName, shell, gift.inName);
  return (
    <Folded name={share.title}>
      {({ ShareTool }) => (
        <ShareTool
          texts={share}
          shared={{ text, url }}
          whatsAppUrl={whatsAppUrl(withLink(text, url))}
          copy={(shownBy) => void copy({ text: url, shownBy, copied: share.copied })}
        />
      )}
    </Folded>
  );
}
