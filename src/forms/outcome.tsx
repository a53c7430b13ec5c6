import { Clock, Mail, MessageCircle } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { Button, ButtonLink, ButtonRow, TextLink, WhatsAppButton } from "../ui/button.tsx";
import { useIslandShell } from "../ui/use-shell.ts";
import { canWait } from "./ask-worker.ts";
import { describeMessage, mailtoUrl, type Row } from "./fallback-links.ts";
import type { WordsOfForm } from "./form-words.server.ts";
import { isConnectionFailure } from "./send-email.ts";
import type { FormInUse, SubmitResult } from "./use-form.ts";

type OutcomeProps = { form: FormInUse; texts: WordsOfForm; rows: readonly Row[] };

export function Outcome({ form, texts, rows }: OutcomeProps) {
  const { paths } = useIslandShell();
  const { status } = form;
  switch (status.kind) {
    case "queued":
    case "sent": {
      const { title, text } = status.kind === "queued" ? texts.later.waiting : texts.toasts.success;
      return (
        <OutcomeBox key={status.kind} outcome={status.kind} sentence={title}>
          <p>{text}</p>
          {status.kind === "queued" ? (
            <TextLink href={paths.outbox}>{texts.later.waiting.link}</TextLink>
          ) : null}
        </OutcomeBox>
      );
    }
    case "failed":
      return (
        <OutcomeBox key="failed" outcome="failed" sentence={texts.reasons[status.reason]}>
          {isConnectionFailure(status.reason) && canWait() ? (
            <SendLater texts={texts.later} sendLater={() => void form.sendLater(status.reason)}>
              {status.cannotWait ? texts.later.failed : null}
            </SendLater>
          ) : null}
          <SendAnotherWay texts={texts.another} subject={form.subject} rows={rows} />
        </OutcomeBox>
      );
    default:
      return null;
  }
}

type SendLaterProps = { texts: WordsOfForm["later"]; sendLater: () => void; children: ReactNode };

function SendLater({ texts, sendLater, children }: SendLaterProps) {
  return (
    <>
      <h3 className="mt-4 text-title">{texts.title}</h3>
      <p>{texts.text}</p>
      <Button variant="quiet" icon={Clock} onClick={sendLater} className="mt-3">
        {texts.send}
      </Button>
      <p role="alert" className="font-medium text-danger not-empty:mt-3">
        {children}
      </p>
    </>
  );
}

type SendAnotherWayProps = { texts: WordsOfForm["another"]; subject: string; rows: readonly Row[] };

function SendAnotherWay({ texts, subject, rows }: SendAnotherWayProps) {
  const shell = useIslandShell();
  const body = describeMessage(rows, shell);
  const mail = mailtoUrl({ to: shell.site.email, subject, body });
  return (
    <>
      <h3 className="mt-4 text-title">{texts.title}</h3>
      <p>{texts.text}</p>
      <ButtonRow className="mt-3">
        <WhatsAppButton message={body} icon={MessageCircle} target="_blank">
          {texts.whatsapp}
        </WhatsAppButton>
        <ButtonLink variant="quiet" icon={Mail} href={mail.href}>
          {texts.email}
        </ButtonLink>
      </ButtonRow>
      {mail.shortened ? <p className="mt-3">{texts.shortened}</p> : null}
    </>
  );
}

type OutcomeBoxProps = { outcome: SubmitResult["kind"]; sentence: string; children: ReactNode };

/** Takes focus: the button lost it when it was disabled, and on a phone this is out of sight. */
function OutcomeBox({ outcome, sentence, children }: OutcomeBoxProps) {
  const id = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    // To the top of the screen: at its bottom the toast would lie over it.
    box.current?.scrollIntoView({ block: "start" });
    box.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={id}
      data-outcome={outcome}
      className="mt-6 scroll-mt-24 paper-box border-s-8 border-press data-[outcome=failed]:border-danger"
    >
      <p id={id} className="font-semibold">
        {sentence}
      </p>
      {children}
    </section>
  );
}
