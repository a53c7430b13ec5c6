import type { ComponentProps } from "react";
import { useIslandShell } from "../shell/use-island-shell.ts";
import { ButtonLink, InlineLink, TextLink } from "../ui/button.tsx";
import { WhatsApp } from "../ui/icons.tsx";
import { Ltr } from "../ui/trans.tsx";
import { charityWhatsAppUrl, telUrl, whatsAppUrl } from "./contact-links.ts";

export function EmailLink({ as: Link = InlineLink }: { as?: typeof InlineLink }) {
  const { email } = useIslandShell().site;
  return (
    <Link href={`mailto:${email}`}>
      <Ltr>{email}</Ltr>
    </Link>
  );
}

export function WhatsAppLink({ children }: { children: string }) {
  return (
    <TextLink data-payee="" href={charityWhatsAppUrl(useIslandShell())}>
      {children}
    </TextLink>
  );
}

export function WhatsAppButton({ message, ...props }: WhatsAppButtonProps) {
  const { whatsapp } = useIslandShell().site;
  const href = whatsAppUrl(message, whatsapp);
  return <ButtonLink data-payee="" variant="quiet" icon={WhatsApp} {...props} href={href} />;
}

type WhatsAppButtonProps = Partial<ComponentProps<typeof ButtonLink>> & { message: string };

export function PhoneLink({ className }: { className?: string }) {
  const { phone } = useIslandShell().site;
  return (
    <TextLink data-payee="" href={telUrl(phone)} className={className}>
      <Ltr>{phone}</Ltr>
    </TextLink>
  );
}

type DirectContactsProps = {
  texts: { title: string; text: string };
  heading?: "h2" | "h3";
};

/** A style shows this after a while, when the script is late or missing. */
export function LateContacts({ ready, ...contacts }: DirectContactsProps & { ready: boolean }) {
  return (
    <div aria-live="polite">
      {ready ? null : (
        <div className="after-a-while">
          <DirectContacts {...contacts} />
        </div>
      )}
    </div>
  );
}

export function DirectContacts({ texts, heading: Heading = "h3" }: DirectContactsProps) {
  const { footer } = useIslandShell().ui;
  return (
    <div className="paper-box border-2 border-press">
      <Heading className="text-title">{texts.title}</Heading>
      <p className="mt-1">{texts.text}</p>
      <ul className="mt-3">
        <li data-payee="">
          <WhatsAppLink>{footer.whatsapp}</WhatsAppLink>
        </li>
        <li data-payee="">
          <span className="me-2 text-ink-soft">{footer.phone}</span>
          <PhoneLink />
        </li>
        <li>
          <span className="me-2 text-ink-soft">{footer.email}</span>
          <EmailLink as={TextLink} />
        </li>
      </ul>
    </div>
  );
}
