import { Mail, MessageCircle } from "lucide-react";
import { useIsland } from "../ui/use-shell.ts";
import { mailtoLink, whatsAppLink } from "./fallback-links.ts";
import type { FormTexts } from "./forms-texts.ts";
import { OutcomeBox } from "./outcome-box.tsx";
import type { SendFailure } from "./send-failure.ts";

type SendFailedProps = {
  texts: Pick<FormTexts, "reasons" | "another">;
  reason: SendFailure;
  /** What was typed, ready to be sent another way. */
  message: { subject: string; body: string };
};

const linkLook =
  "inline-flex min-h-12 items-center gap-2 rounded-soft border-2 border-press px-4 font-semibold text-press hover:bg-press hover:text-white active:bg-press-deep";

/** What happened when sending failed, and the same message by WhatsApp or e-mail. */
export function SendFailed({ texts, reason, message }: SendFailedProps) {
  const { site } = useIsland();
  const { another } = texts;
  const mail = mailtoLink({ to: site.email, ...message });
  const whatsApp = whatsAppLink({ phone: site.phone, text: message.body });
  return (
    <OutcomeBox outcome="failed" sentence={texts.reasons[reason]}>
      <h3 className="mt-4 text-title">{another.title}</h3>
      <p>{another.text}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <a href={whatsApp} target="_blank" rel="noreferrer" className={linkLook}>
          <MessageCircle aria-hidden className="size-5 shrink-0" />
          {another.whatsapp}
        </a>
        <a href={mail.href} className={linkLook}>
          <Mail aria-hidden className="size-5 shrink-0" />
          {another.email}
        </a>
      </div>
      {mail.shortened ? <p className="mt-3">{another.shortened}</p> : null}
    </OutcomeBox>
  );
}
