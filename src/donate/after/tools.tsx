import { useState } from "react";
import type { DonateTexts } from "../../../generated/texts.ts";
import { Button, ButtonLink, ButtonRow } from "../../ui/button.tsx";
import { controlClasses, Field } from "../../ui/field.tsx";
import { useAfterPause } from "../../ui/timing.ts";
import { showError, showSuccess } from "../../ui/toasts.tsx";
import { type CardWords, drawCard } from "./card-picture.ts";
import {
  type ReminderKind,
  type ReminderTexts,
  reminderFile,
  reminderKinds,
} from "./reminder-file.ts";

// What is fetched together when a visitor opens one of the folded tools.

/** What is sent on to others: the text, its link, and both as a WhatsApp draft. */
type Shared = { shared: { readonly text: string; readonly url: string }; whatsAppUrl: string };

type CardToolProps = Shared & {
  texts: DonateTexts["donor"]["inName"];
  /** The name as it stands in the field, and why it cannot be one. */
  typed: string;
  problem: keyof DonateTexts["donor"]["inName"]["problems"] | undefined;
  /** The name that the address suggests: it is shown once the visitor has taken it over. */
  suggested: string;
  onChange: (typed: string) => void;
  card: CardWords;
  print: () => void;
  failed: DonateTexts["donor"]["reminder"]["failed"];
};

/** The name that the gift is in, and the card with it to print or to send. */
export function CardTool({ texts, typed, problem, suggested, onChange, ...more }: CardToolProps) {
  const { card, shared, whatsAppUrl, print, failed } = more;
  const remark = problem ? texts.problems[problem] : "";
  const afterPause = useAfterPause(remark);
  const empty = new File([], "card.png", { type: "image/png" });
  const sends = "canShare" in navigator && navigator.canShare({ files: [empty] });
  const send = async () => {
    try {
      const file = await drawCard(card);
      if (sends) await openSheet({ ...shared, files: [file] });
      else save(file);
    } catch {
      showError(failed);
    }
  };
  return (
    <>
      <p className="mt-1 mb-4">{texts.lead}</p>
      {suggested === "" ? null : (
        <div className="mb-4 marked">
          <p>{texts.suggested}</p>
          <ButtonRow className="mt-2">
            <Button variant="quiet" onClick={() => onChange(suggested)}>
              {texts.use}
            </Button>
            <Button variant="quiet" onClick={() => onChange(typed)}>
              {texts.leave}
            </Button>
          </ButtonRow>
        </div>
      )}
      <Field id="in-name" label={texts.label} remark={remark && afterPause}>
        {(ids) => (
          <input
            {...ids}
            type="text"
            dir="auto"
            autoComplete="off"
            value={typed}
            aria-invalid={remark !== "" && afterPause !== ""}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
            className={controlClasses}
          />
        )}
      </Field>
      {card.person === "" ? null : (
        <ButtonRow className="mt-4">
          <Button variant="main" onClick={print}>
            {texts.print}
          </Button>
          <Button variant="quiet" onClick={() => void send()}>
            {sends ? texts.send : texts.save}
          </Button>
          <ButtonLink variant="quiet" href={whatsAppUrl}>
            {texts.whatsapp}
          </ButtonLink>
        </ButtonRow>
      )}
    </>
  );
}

type ReminderToolProps = {
  texts: DonateTexts["donor"]["reminder"];
  /** What the calendar will say. */
  events: Readonly<Record<ReminderKind, ReminderTexts>>;
};

/** A reminder for the phone's calendar, which opens the file: every month, or before Ramadan. */
export function ReminderTool({ texts, events }: ReminderToolProps) {
  const remind = (kind: ReminderKind) => {
    try {
      const seed = crypto.getRandomValues(new Uint32Array(3)).join("-");
      const now = new Date();
      const file = reminderFile(kind, events[kind], { now, seed });
      save(new File([file], `${kind}.ics`, { type: "text/calendar" }));
      showSuccess(texts.ready);
    } catch {
      showError(texts.failed);
    }
  };
  return (
    <ButtonRow className="mt-4">
      {reminderKinds.map((kind) => (
        <Button key={kind} variant="quiet" onClick={() => remind(kind)}>
          {texts[kind]}
        </Button>
      ))}
    </ButtonRow>
  );
}

type ShareToolProps = Shared & {
  texts: DonateTexts["donor"]["share"];
  /** Copies the link, or selects the element with this id. */
  copy: (shownBy: string) => void;
};

const linkId = "share-link";

/** Shares the gift through the phone's own sheet; where there is none, by WhatsApp or a copied link. */
export function ShareTool({ texts, shared, whatsAppUrl, copy }: ShareToolProps) {
  const [bySheet, setBySheet] = useState("share" in navigator);
  return (
    <>
      <p className="mt-1 text-small text-ink-soft">
        <bdi dir="ltr" id={linkId} className="break-all">
          {shared.url}
        </bdi>
      </p>
      <ButtonRow className="mt-4">
        {bySheet ? (
          <Button
            variant="main"
            onClick={() => void openSheet(shared).catch(() => setBySheet(false))}
          >
            {texts.title}
          </Button>
        ) : (
          <>
            <ButtonLink variant="main" href={whatsAppUrl}>
              {texts.whatsapp}
            </ButtonLink>
            <Button variant="quiet" onClick={() => copy(linkId)}>
              {texts.copy}
            </Button>
          </>
        )}
      </ButtonRow>
    </>
  );
}

/** Gives something to the phone's share sheet, which may be closed again. @throws when it is refused */
async function openSheet(shared: ShareData): Promise<void> {
  try {
    await navigator.share(shared);
  } catch (problem) {
    if (!(problem instanceof DOMException && problem.name === "AbortError")) throw problem;
  }
}

/** How long the address of a file stays valid, in milliseconds: phones ask before they save. */
const keepMs = 60_000;

function save(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), keepMs);
}
