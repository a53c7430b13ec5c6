import { useState } from "react";
import { Button, ButtonLink, ButtonRow } from "../../ui/button.tsx";
import { showError, showSuccess } from "../../ui/toasts.tsx";
import type { DonateTexts } from "../donate-texts.ts";
import { type ReminderKind, saveReminder } from "./reminder-file.ts";

// What is fetched together when a visitor opens one of the folded tools.

type ReminderToolProps = {
  texts: DonateTexts["donor"]["reminder"];
  /** What the calendar will say. */
  event: {
    readonly title: string;
    readonly address: string;
    readonly text: Readonly<Record<ReminderKind, string>>;
  };
};

const kinds = ["monthly", "ramadan"] as const satisfies readonly ReminderKind[];

/** A reminder for the phone's calendar: every month, or before Ramadan. */
export function ReminderTool({ texts, event }: ReminderToolProps) {
  const save = (kind: ReminderKind) => {
    try {
      saveReminder(kind, { ...event, text: event.text[kind] });
      showSuccess(texts.ready);
    } catch {
      showError(texts.failed);
    }
  };
  return (
    <ButtonRow className="mt-4">
      {kinds.map((kind) => (
        <Button key={kind} variant="quiet" onClick={() => save(kind)}>
          {texts[kind]}
        </Button>
      ))}
    </ButtonRow>
  );
}

type ShareToolProps = {
  texts: DonateTexts["donor"]["share"];
  shared: { readonly text: string; readonly url: string };
  /** The same as a WhatsApp draft. */
  whatsApp: string;
  /** Copies the link, or selects the element with this id. */
  copy: (shownBy: string) => void;
};

const linkId = "share-link";

/** Shares the gift through the phone's own sheet; where there is none, by WhatsApp or a copied link. */
export function ShareTool({ texts, shared, whatsApp, copy }: ShareToolProps) {
  const [bySheet, setBySheet] = useState("share" in navigator);
  const openSheet = () =>
    navigator.share(shared).catch((problem: unknown) => {
      const closed = problem instanceof DOMException && problem.name === "AbortError";
      if (!closed) setBySheet(false);
    });
  return (
    <>
      <p className="mt-1 text-small text-ink-soft">
        <bdi dir="ltr" id={linkId} className="break-all">
          {shared.url}
        </bdi>
      </p>
      <ButtonRow className="mt-4">
        {bySheet ? (
          <Button variant="main" onClick={() => void openSheet()}>
            {texts.title}
          </Button>
        ) : (
          <>
            <ButtonLink variant="main" href={whatsApp}>
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
