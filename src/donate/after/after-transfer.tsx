import { useState } from "react";
import { whatsAppUrl } from "../../ui/contact-links.ts";
import { Section } from "../../ui/section.tsx";
import { showError } from "../../ui/toasts.tsx";
import { useIsland } from "../../ui/use-shell.ts";
import { useCopy } from "../bankily/copy.tsx";
import { useDonate } from "../donate-context.ts";
import { giftQuery } from "../gift/gift-link.ts";
import type { GiftFormState } from "../gift/use-gift.ts";
import { Folded } from "./card.tsx";
import { giftLines, giftMessage, nameBoth, nameCharity, withLink } from "./gift-report.ts";
import { InName } from "./in-name.tsx";
import { SentCard } from "./sent-card.tsx";

/** What a donor may do once the gift is sent; not shown where there is no JavaScript. */
export function AfterTransfer({ gift }: { gift: GiftFormState }) {
  const { own, mru } = gift.shown;
  const written = gift.currency === "MRU" ? mru : `${mru} (${own})`;
  const amount = gift.amountMru === 0 ? undefined : written;
  return (
    <div className="with-script">
      <Section title={useDonate().texts.donor.title} tone="sand">
        <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-5">
          <SentCard amount={amount} inName={gift.inName} />
          <div className="grid gap-4">
            <InName gift={gift} />
            <Reminder amount={amount} />
            <Share gift={gift} />
          </div>
        </div>
      </Section>
    </div>
  );
}

/**
 * The code of the folded tools is fetched when one of them is opened. They are given all they need,
 * so that the page keeps its code in one file.
 */
function useTools() {
  const { reminder } = useDonate().texts.donor;
  const [tools, setTools] = useState<typeof import("./tools.tsx")>();
  const fetchTools = () =>
    void import("./tools.tsx").then(setTools, () => showError(reminder.failed));
  return [tools, fetchTools] as const;
}

/** A reminder to give again. @param amount the amount written out, undefined while there is none */
function Reminder({ amount }: { amount: string | undefined }) {
  const shell = useIsland();
  const { texts } = useDonate();
  const { reminder } = texts.donor;
  const [tools, fetchTools] = useTools();
  const title = nameCharity(reminder.event, shell);
  const lines = giftLines(texts, shell.site, { amount: amount ?? texts.bankily.noAmount });
  const event = {
    title,
    address: shell.address,
    text: {
      monthly: giftMessage(title, lines, shell),
      ramadan: giftMessage(reminder.approximate, lines, shell),
    },
  };
  return (
    <Folded name={reminder.title} onOpen={fetchTools}>
      {tools && <tools.ReminderTool texts={reminder} event={event} />}
    </Folded>
  );
}

/** The same gift for others to give. */
function Share({ gift }: { gift: GiftFormState }) {
  const shell = useIsland();
  const { share } = useDonate().texts.donor;
  const [tools, fetchTools] = useTools();
  const copy = useCopy();
  const url = shell.address + giftQuery(gift);
  const text =
    gift.inName === ""
      ? nameCharity(share.text, shell)
      : nameBoth(share.textInName, shell, gift.inName);
  return (
    <Folded name={share.title} onOpen={fetchTools}>
      {tools && (
        <tools.ShareTool
          texts={share}
          shared={{ text, url }}
          whatsApp={whatsAppUrl(withLink(text, url))}
          copy={(shownBy) => void copy({ text: url, shownBy, copied: share.copied })}
        />
      )}
    </Folded>
  );
}
