import { ArrowRight } from "lucide-react";
import type { ComponentProps } from "react";
import { ButtonLink } from "./button.tsx";
import { charityWhatsAppUrl, telUrl, whatsAppUrl } from "./contact-links.ts";
import { Ltr } from "./trans.tsx";
import { useIsland } from "./use-shell.ts";

/** A link by itself, large enough for a finger. */
export function TextLink({ className = "", ...props }: ComponentProps<"a">) {
  return (
    <a
      {...props}
      className={`inline-flex min-h-11 items-center font-semibold text-press underline underline-offset-4 hover:text-ink active:text-accent${className && ` ${className}`}`}
    />
  );
}

type ActionLinkProps = {
  href: string;
  variant: "donate" | "main" | "quiet";
  /** Leads to another site, which is not told from where. */
  outside?: boolean;
  children: string;
};

/** A link that leads on to the next thing to do; its arrow points the way the page reads. */
export function ActionLink({ href, variant, outside = false, children }: ActionLinkProps) {
  return (
    <ButtonLink
      href={href}
      variant={variant}
      size="large"
      {...(outside ? { rel: "noreferrer" } : {})}
    >
      {children}
      <ArrowRight aria-hidden className="forward-arrow size-5 shrink-0 mirrored" />
    </ButtonLink>
  );
}

/** The ways to what the charity shows of its work and money, for pages that make a promise of it. */
export function RecordLinks() {
  const { paths, ui } = useIsland();
  return (
    <p className="flex flex-wrap gap-3 print:hidden">
      <ActionLink href={paths.accounts} variant="quiet">
        {ui.records.accounts}
      </ActionLink>
      <ActionLink href={paths.diary} variant="quiet">
        {ui.records.diary}
      </ActionLink>
    </p>
  );
}

/** A WhatsApp chat with the charity. */
export function WhatsAppLink({ children }: { children: string }) {
  return (
    <TextLink href={charityWhatsAppUrl(useIsland())} rel="noreferrer">
      {children}
    </TextLink>
  );
}

/** The same with a message already written: the visitor sends it, or does not. */
export function WhatsAppButton({ message, ...props }: WhatsAppButtonProps) {
  const { phone } = useIsland().site;
  return (
    <ButtonLink variant="quiet" {...props} href={whatsAppUrl(message, phone)} rel="noreferrer" />
  );
}

type WhatsAppButtonProps = Partial<ComponentProps<typeof ButtonLink>> & { message: string };

/** The charity's number, which calls when pressed. */
export function PhoneLink({ className }: { className?: string }) {
  const { phone } = useIsland().site;
  return (
    <TextLink href={telUrl(phone)} className={className}>
      <Ltr>{phone}</Ltr>
    </TextLink>
  );
}

/** The charity's address. */
export function EmailLink() {
  const { email } = useIsland().site;
  return (
    <TextLink href={`mailto:${email}`}>
      <Ltr>{email}</Ltr>
    </TextLink>
  );
}
