import { type ReactNode, useEffect, useId, useRef } from "react";
import { WhatsAppButton } from "../charity/contacts.tsx";
import { useIslandShell } from "../shell/use-island-shell.ts";
import { Button, ButtonLink, ButtonRow, TextLink } from "../ui/button.tsx";
import { Clock, Mail } from "../ui/icons.tsx";
import { describeMessage, mailtoUrl, type Row, whatsAppText } from "./fallback-links.ts";
import type { WordsOfForm } from "./form-words.server.ts";
import type { FormInUse } from "./use-form.ts";

type OutcomeProps = { form: FormInUse; texts: WordsOfForm; rows: readonly Row[] };

export function Outcome({ form, texts, rows }: OutcomeProps) {
  const { paths } = useIslandShell();
  const { status } = form;
  switch (status.kind) {
    case "queued":
    case "sent": {
      const { title, text } = status.kind === "queued" ? texts.later.waiting : texts.toasts.success;
      return (
        <OutcomeBox key={status.kind} outcome={status.kind} sentence={title} more={text}>
          {status.kind === "queued" ? (
            <TextLink href={paths.outbox}>{texts.later.waiting.link}</TextLink>
          ) : null}
        </OutcomeBox>
      );
    }
    case "failed":
      return (
        <OutcomeBox key="failed" outcome="failed" sentence={texts.reasons[status.reason]}>
          {status.wait ? (
            <SendLater
              texts={texts.later}
              wait={status.wait}
              sendLater={() => void form.sendLater(status.reason)}
            />
          ) : null}
          <SendAnotherWay texts={texts.another} subject={form.subject} rows={rows} />
        </OutcomeBox>
      );
    default:
      return null;
  }
}

type SendLaterProps = {
  texts: WordsOfForm["later"];
  wait: "offered" | "keeping" | "denied";
  sendLater: () => void;
};

function SendLater({ texts, wait, sendLater }: SendLaterProps) {
  const isKeeping = wait === "keeping";
  return (
    <>
      {wait === "denied" ? null : (
        <>
          <h3 className="mt-4 text-title">{texts.title}</h3>
          <p>{texts.text}</p>
          {/* The button is not disabled, so that it keeps the focus. A second press does nothing. */}
          <Button
            variant="quiet"
            icon={Clock}
            onClick={sendLater}
            aria-disabled={isKeeping}
            className="mt-3 aria-disabled:cursor-progress aria-disabled:border-ink-soft aria-disabled:text-ink-soft"
          >
            {texts.send}
          </Button>
        </>
      )}
      <p aria-live="assertive" className="font-medium not-empty:mt-3">
        {wait === "denied" ? texts.cannotKeep : null}
      </p>
    </>
  );
}

type SendAnotherWayProps = { texts: WordsOfForm["another"]; subject: string; rows: readonly Row[] };

function SendAnotherWay({ texts, subject, rows }: SendAnotherWayProps) {
  const shell = useIslandShell();
  const body = describeMessage(rows, shell);
  const mail = mailtoUrl({ to: shell.site.email, subject, body });
  const chat = whatsAppText(body, shell.site.whatsapp);
  return (
    <>
      <h3 className="mt-4 text-title">{texts.title}</h3>
      <p>{texts.text}</p>
      <ButtonRow className="mt-3">
        <WhatsAppButton message={chat} target="_blank">
          {texts.whatsapp}
        </WhatsAppButton>
        <ButtonLink variant="quiet" icon={Mail} href={mail.href}>
          {texts.email}
        </ButtonLink>
      </ButtonRow>
      {mail.shortened || chat !== body ? <p className="mt-3">{texts.shortened}</p> : null}
    </>
  );
}

type OutcomeBoxProps = {
  outcome: "sent" | "queued" | "failed";
  sentence: string;
  more?: string;
  children: ReactNode;
};

/** Takes the focus, since the disabled button lost it and the box may be out of sight. */
function OutcomeBox({ outcome, sentence, more, children }: OutcomeBoxProps) {
  const id = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    // The box goes to the top of the screen, since the toast covers the bottom.
    box.current?.scrollIntoView({ block: "start" });
    box.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={id}
      aria-describedby={more && `${id}more`}
      data-outcome={outcome}
      className="mt-6 scroll-mt-24 paper-box border-s-8 border-press data-[outcome=failed]:border-danger"
    >
      <p id={id} className="font-semibold">
        {sentence}
      </p>
      {more ? <p id={`${id}more`}>{more}</p> : null}
      {children}
    </section>
  );
}
