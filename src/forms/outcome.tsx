import type { ReactNode } from "react";
import { WhatsAppButton } from "../charity/contacts.tsx";
import { describeMessage, emailUrl, whatsAppText } from "../charity/message-links.ts";
import type { SendFailure } from "../mail/send-email.ts";
import { useIslandShell } from "../shell/use-island-shell.ts";
import { Button, ButtonLink, ButtonRow, TextLink } from "../ui/button.tsx";
import { CircleCheck, Clock, Mail } from "../ui/icons.tsx";
import { labelledFields } from "./field-rules.ts";
import type { FormInUse } from "./use-form.ts";

export function Outcome({ form }: { form: FormInUse }) {
  const { paths } = useIslandShell();
  const { outcome, texts } = form;
  const { title, text, link } = texts.later.waiting;
  if (outcome === undefined) return null;
  if (outcome === "sent") return <OutcomeBox key="sent" outcome="sent" {...texts.toasts.success} />;
  if (outcome !== "queued") return <Failed form={form} reason={outcome} />;
  return (
    <OutcomeBox key="queued" outcome="queued" title={title} text={text}>
      <TextLink href={paths.outbox}>{link}</TextLink>
    </OutcomeBox>
  );
}

function Failed({ form, reason }: { form: FormInUse; reason: SendFailure }) {
  const { later, another, toasts, mayBeSent, reasons, title } = form.texts;
  const shell = useIslandShell();
  const message = form.compose();
  const body = describeMessage(labelledFields(message, form.texts), shell);
  const subject = message.values["subject"] || title;
  const mail = emailUrl({ to: shell.site.email, subject, body });
  const chat = whatsAppText(body, shell.site.whatsapp);
  const isUnknown = reason === "timeout" || reason === "unclear";
  const isUnreached = reason === "offline" || reason === "network";
  // Online, another way may work at once.
  const sendLater = form.outbox && (
    <>
      <h3 className="mt-4 mb-3 text-title">{later.title}</h3>
      <Button variant="quiet" icon={Clock} aria-describedby="later" onClick={form.sendLater}>
        {later.send}
      </Button>
      <p id="later" className="mt-3 text-small">
        {later.text}
      </p>
    </>
  );
  return (
    <OutcomeBox
      outcome="failed"
      title={isUnknown ? mayBeSent : toasts.failure.title}
      text={reasons[reason]}
    >
      {reason === "offline" && sendLater}
      <p aria-live="assertive" className="font-medium not-empty:mt-3">
        {isUnreached && form.outbox === null ? later.cannotKeep : null}
      </p>
      <h3 className="mt-4 text-title">{another.title}</h3>
      <p>{another.text}</p>
      <ButtonRow className="mt-3">
        <WhatsAppButton variant="main" message={chat} target="_blank">
          {another.whatsapp}
        </WhatsAppButton>
        <ButtonLink variant="quiet" icon={Mail} href={mail.url}>
          {another.email}
        </ButtonLink>
      </ButtonRow>
      {mail.shortened || chat !== body ? <p className="mt-3">{another.shortened}</p> : null}
      {reason === "network" && sendLater}
    </OutcomeBox>
  );
}

type OutcomeBoxProps = { outcome: string; title: string; text?: string; children?: ReactNode };

/** The box takes the focus, because the disabled button has lost it, and the box may be out of sight. */
function OutcomeBox({ outcome, title, text, children }: OutcomeBoxProps) {
  return (
    <section
      ref={showBox}
      tabIndex={-1}
      aria-labelledby="outcome"
      aria-describedby={text && "outcome-text"}
      data-outcome={outcome}
      className="mt-6 paper-box border-s-8 border-press data-[outcome=failed]:border-danger"
    >
      <p id="outcome" className="flex gap-2 text-title leading-snug font-semibold">
        {outcome === "sent" && <CircleCheck aria-hidden className="mt-0.5 shrink-0" />}
        <span>{title}</span>
      </p>
      {text && (
        <p id="outcome-text" className="mt-1">
          {text}
        </p>
      )}
      {children}
    </section>
  );
}

/** Moves a new box to the top of the screen, and gives it the focus. */
export function showBox(box: HTMLElement | null): void {
  box?.scrollIntoView();
  box?.focus({ preventScroll: true });
}
