import { type ReactNode, useState } from "react";
import { fill } from "../../i18n/fill.ts";
import { whatsAppDraft } from "../../ui/contact-links.ts";
import { showError } from "../../ui/show-toast.tsx";
import { useIsland } from "../../ui/use-shell.ts";
import { copyOrSelect } from "../bankily/copy-or-select.ts";
import type { DonateTexts } from "../donate-texts.ts";
import { useDonorTexts } from "../donor-texts.ts";
import { giftQuery } from "../gift/gift-link.ts";
import type { GiftInHand } from "../gift/use-gift.ts";
import { giftMessage } from "./gift-report.ts";
import { cardLook, mainLook, quietLook } from "./looks.ts";

type LaterToolsProps = {
  texts: DonateTexts["bankily"];
  /** The amount written out; undefined while there is none. */
  amount: string | undefined;
  gift: Pick<GiftInHand, "amount" | "currency">;
};

/**
 * Reminding and sharing, folded away; their code is fetched when one of them is opened. They are
 * given all they need, so that the page keeps its code in one file.
 */
export function LaterTools({ texts, amount, gift }: LaterToolsProps) {
  const { ui, site, address } = useIsland();
  const { reminder, share, sent } = useDonorTexts();
  const [tools, setTools] = useState<typeof import("./tools.ts")>();
  const fetchTools = () =>
    void import("./tools.ts").then(setTools, () => showError(reminder.failed));
  const url = address + giftQuery(gift.amount, gift.currency);
  const text = fill(share.text, { name: ui.name });
  const title = fill(reminder.event, { name: ui.name });
  const lines = [
    { label: texts.amountLabel, value: amount ?? texts.noAmount },
    { label: texts.numberLabel, value: site.phone },
    { label: sent.reference, value: site.bankily.reference },
  ];
  const event = {
    title,
    address,
    text: {
      monthly: giftMessage(title, lines, ui.line),
      ramadan: giftMessage(reminder.approximate, lines, ui.line),
    },
  };
  const copied = { title: texts.copied.title, text: share.copied };
  return (
    <>
      <Folded name={reminder.title} onOpen={fetchTools}>
        {tools && <tools.ReminderTool texts={reminder} event={event} look={quietLook} />}
      </Folded>
      <Folded name={share.title} onOpen={fetchTools}>
        {tools && (
          <tools.ShareTool
            texts={share}
            shared={{ text, url }}
            whatsApp={whatsAppDraft(`${text} ${url}`)}
            copy={(shownBy) =>
              void copyOrSelect({ text: url, shownBy, copied, selected: texts.selected })
            }
            looks={{ main: mainLook, quiet: quietLook }}
          />
        )}
      </Folded>
    </>
  );
}

type FoldedProps = { name: string; onOpen: () => void; children: ReactNode };

function Folded({ name, onOpen, children }: FoldedProps) {
  return (
    <details className={cardLook} onToggle={onOpen}>
      <summary className="min-h-11 py-2 text-title font-semibold">{name}</summary>
      {children}
    </details>
  );
}
