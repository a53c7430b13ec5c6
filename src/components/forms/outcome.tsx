import { type ReactNode, useState } from "react";
import type { SendFailure } from "../../lib/mail/send-email.ts";
import { useWindowEvent } from "../../lib/use-window-event.ts";
import { WhatsAppButton } from "../charity/contacts.tsx";
import { describeMessage, emailUrl, whatsAppText } from "../charity/message-links.ts";
import { useIslandShell } from "../shell/use-island-shell.ts";
import { Button, ButtonLink, ButtonRow } from "../ui/button.tsx";
import { CircleCheck, Mail, Send } from "../ui/icons.tsx";
import { labelledFields } from "./field-rules.ts";
import type { FormInUse } from "./use-form.ts";

export function Outcome({ form }: { form: FormInUse }) {
  const { outcome, texts } = form;
  if (outcome === undefined) return null;
  if (outcome !== "sent") return <Failed form={form} reason={outcome} />;
  return <OutcomeBox outcome="sent" {...texts.toasts.success} />;
}

function Failed({ form, reason }: { form: FormInUse; reason: SendFailure }) {
  const { again, another, toasts, mayBeSent, reasons, title, submit } = form.texts;
  const shell = useIslandShell();
  const isUnreached = reason === "offline" || reason === "network";
  const isBack = useConnectionBack() && isUnreached;
  const message = form.compose();
  const body = describeMessage(labelledFields(message, form.texts), shell);
  const subject = message.values["subject"] || title;
  const mail = emailUrl({ to: shell.site.email, subject, body });
  const chat = whatsAppText(body, shell.site.whatsapp);
  const isUnknown = reason === "timeout" || reason === "unclear";
  return (
    <OutcomeBox
      outcome="failed"
      title={isUnknown ? mayBeSent : toasts.failure.title}
      text={isBack ? "" : reasons[reason]}
    >
      <div aria-live="polite">
        {isBack && (
          <>
            <p className="mt-2 text-title font-semibold">{again.title}</p>
            <p>{again.text}</p>
          </>
        )}
      </div>
      {isBack && (
        <Button variant="main" type="submit" icon={Send} className="mt-3 [&>svg]:mirrored">
          {submit}
        </Button>
      )}
      <h3 className="mt-4 text-title">{another.title}</h3>
      <p>{another.text}</p>
      <ButtonRow className="mt-3">
        <WhatsAppButton variant={isBack ? "quiet" : "main"} message={chat} target="_blank">
          {another.whatsapp}
        </WhatsAppButton>
        <ButtonLink variant="quiet" icon={Mail} href={mail.url}>
          {another.email}
        </ButtonLink>
      </ButtonRow>
      {mail.shortened || chat !== body ? <p className="mt-3">{another.shortened}</p> : null}
    </OutcomeBox>
  );
}

/** Whether the connection has come back since the component was drawn. A browser may notice late that it was lost. */
function useConnectionBack(): boolean {
  const [isBack, setBack] = useState(false);
  useWindowEvent("online", () => setBack(true));
  useWindowEvent("offline", () => setBack(false));
  return isBack;
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
