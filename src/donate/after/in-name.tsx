import { useState } from "react";
import { whatsAppUrl } from "../../ui/contact-links.ts";
import { Mark } from "../../ui/ornament.tsx";
import { showError } from "../../ui/toasts.tsx";
import { Trans } from "../../ui/trans.tsx";
import { useIsland } from "../../ui/use-shell.ts";
import { useDonate } from "../donate-context.ts";
import { limitName } from "../gift/gift-link.ts";
import type { GiftFormState } from "../gift/use-gift.ts";
import { Folded, printSheet, Sheet } from "./card.tsx";
import { nameBoth, nameCharity, withLink } from "./gift-report.ts";

/** The gift in somebody's name, with a card for whoever should know of it. */
export function InName({ gift }: { gift: GiftFormState }) {
  const shell = useIsland();
  const { inName: texts, reminder } = useDonate().texts.donor;
  const [tool, setTool] = useState<typeof import("./card-tool.tsx")>();
  const fail = () => showError(reminder.failed);
  const { inName: person } = gift;
  const text = nameBoth(texts.message, shell, person);
  return (
    <Folded name={texts.title} onOpen={() => void import("./card-tool.tsx").then(setTool, fail)}>
      {tool && (
        <tool.CardTool
          texts={texts}
          typed={gift.person}
          onChange={(typed) => gift.setPerson(limitName(typed))}
          card={{
            charity: shell.ui.name,
            gift: nameCharity(texts.card.gift, shell),
            label: texts.label,
            person,
            sentence: texts.card.sentence,
            notReceipt: texts.card.notReceipt,
          }}
          shared={{ text, url: shell.address }}
          whatsApp={whatsAppUrl(withLink(text, shell.address))}
          print={() => printSheet("card")}
          fail={fail}
        />
      )}
      {person === "" ? null : <PrintedCard person={person} />}
    </Folded>
  );
}

/** The card on paper, made like the poster. It must never be taken for a receipt. */
function PrintedCard({ person }: { person: string }) {
  const { ui } = useIsland();
  const { label, card } = useDonate().texts.donor.inName;
  return (
    <Sheet kind="card">
      <p className="sheet-name">
        <Mark className="sheet-mark" /> {ui.name}
      </p>
      <p className="sheet-sentence">
        <Trans text={card.gift} values={{ name: <bdi>{ui.name}</bdi> }} />
      </p>
      <p>{label}</p>
      <p className="sheet-person">
        <bdi>{person}</bdi>
      </p>
      <p>{card.sentence}</p>
      <p>{card.notReceipt}</p>
    </Sheet>
  );
}
