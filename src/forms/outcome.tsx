import { Clock, Mail, MessageCircle } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { Button, ButtonLink } from "../ui/button.tsx";
import { whatsAppUrl } from "../ui/contact-links.ts";
import { useIsland } from "../ui/use-shell.ts";
import { mailtoUrl } from "./fallback-links.ts";
import type { FormStatus } from "./form-state.ts";
import type { FormTexts, WordsOfForm } from "./forms-texts.ts";
import type { SendFailure } from "./send-email.ts";

/** What was typed, ready to be sent another way. */
export type Message = {
  subject: string;
  /** Clean text. */
  body: string;
};

type Keep = (reason: SendFailure) => Promise<void>;

type OutcomeProps = {
  status: FormStatus;
  texts: WordsOfForm<never>;
  message: Message;
  /** Keeps the message until there is a connection. */
  keep: Keep;
};

/** The failures after which there was no connection, so that a connection is what the message needs. */
const unreached: readonly SendFailure[] = ["offline", "network"];

/** How sending ended, beside the form and for good, where a toast goes away. */
export function Outcome({ status, texts, message, keep }: OutcomeProps) {
  const { paths } = useIsland();
  const { success } = texts.toasts;
  if (status.kind === "kept") {
    return (
      <OutcomeBox key="kept" outcome="kept" sentence={texts.later.kept.title}>
        <p>{texts.later.kept.text}</p>
        <a
          href={paths.outbox}
          className="inline-block py-2 font-semibold text-press underline underline-offset-4"
        >
          {texts.later.kept.link}
        </a>
      </OutcomeBox>
    );
  }
  if (status.kind === "sent") {
    return (
      <OutcomeBox key="sent" outcome="sent" sentence={success.title}>
        <p>{success.text}</p>
      </OutcomeBox>
    );
  }
  if (status.kind !== "failed") return null;
  return (
    <OutcomeBox key="failed" outcome="failed" sentence={texts.reasons[status.reason]}>
      {unreached.includes(status.reason) ? (
        <SendLater texts={texts.later} keep={() => keep(status.reason)} failed={status.notKept} />
      ) : null}
      <OtherWays texts={texts.another} message={message} />
    </OutcomeBox>
  );
}

type SendLaterProps = {
  texts: FormTexts["later"];
  keep: () => Promise<void>;
  failed: boolean | undefined;
};

/** Keeping the message until there is a connection, and what that means on a shared phone. */
function SendLater({ texts, keep, failed }: SendLaterProps) {
  return (
    <>
      <h3 className="mt-4 text-title">{texts.title}</h3>
      <p>{texts.text}</p>
      <Button variant="quiet" onClick={() => void keep()} className="mt-3">
        <Clock aria-hidden className="size-5 shrink-0" />
        <span>{texts.keep}</span>
      </Button>
      <p role="alert" className="font-medium text-danger not-empty:mt-3">
        {failed ? texts.failed : null}
      </p>
    </>
  );
}

/** The same message by WhatsApp or e-mail. */
function OtherWays({ texts, message }: { texts: FormTexts["another"]; message: Message }) {
  const { site } = useIsland();
  const mail = mailtoUrl({ to: site.email, ...message });
  const whatsApp = whatsAppUrl(message.body, site.phone);
  return (
    <>
      <h3 className="mt-4 text-title">{texts.title}</h3>
      <p>{texts.text}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <ButtonLink variant="quiet" href={whatsApp} target="_blank" rel="noreferrer">
          <MessageCircle aria-hidden className="size-5 shrink-0" />
          {texts.whatsapp}
        </ButtonLink>
        <ButtonLink variant="quiet" href={mail.href}>
          <Mail aria-hidden className="size-5 shrink-0" />
          {texts.email}
        </ButtonLink>
      </div>
      {mail.shortened ? <p className="mt-3">{texts.shortened}</p> : null}
    </>
  );
}

type OutcomeBoxProps = {
  outcome: "sent" | "kept" | "failed";
  sentence: string;
  children: ReactNode;
};

/**
 * Takes focus when it appears: the button was disabled and lost it, and on a phone this stands below
 * the screen's edge.
 */
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
      className="mt-6 scroll-mt-24 rounded-soft border-s-8 border-press bg-white p-5 data-[outcome=failed]:border-danger"
    >
      <p id={id} className="font-semibold">
        {sentence}
      </p>
      {children}
    </section>
  );
}
