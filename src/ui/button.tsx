import { ArrowRight, type LucideIcon } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { charityWhatsAppUrl, telUrl, whatsAppUrl } from "./contact-links.ts";
import { Ltr, Trans } from "./trans.tsx";
import { useIsland, useShell } from "./use-shell.ts";

const variants = {
  donate: "button-donate",
  main: "button-main",
  quiet: "button-quiet",
  onDark: "border-press-pale text-white hover:bg-white hover:text-press-deep active:bg-sand",
  bare: "border-transparent text-ink underline-offset-4 hover:underline active:bg-sand disabled:text-ink-soft",
} as const;

/** `large` leads on to another page, `small` stands beside what it is about. */
const sizes = {
  large: "min-h-12 px-5 py-2",
  medium: "min-h-12 justify-center px-4",
  small: "min-h-11 px-3",
} as const;

type ButtonStyle = {
  variant: keyof typeof variants;
  size?: keyof typeof sizes | undefined;
  /** What this one has beside: where it stands, how it looks while it is disabled. */
  className?: string | undefined;
  /** Stands before the words. */
  icon?: LucideIcon | undefined;
  children?: ReactNode;
};

function buttonProps({
  variant,
  size = "medium",
  className = "",
  icon: Icon,
  children,
}: ButtonStyle) {
  return {
    className: `inline-flex gap-2 button ${sizes[size]} ${variants[variant]}${className && ` ${className}`}`,
    children: Icon ? (
      <>
        <Icon aria-hidden className="size-5 shrink-0" />
        {/* In an element: a browser that translates the page removes a text node beside an icon. */}
        <span>{children}</span>
      </>
    ) : (
      children
    ),
  };
}

/** A button; of type `button` unless it says otherwise, so that it submits nothing by accident. */
export function Button({ variant, size, icon, ...props }: ComponentProps<"button"> & ButtonStyle) {
  return <button type="button" {...props} {...buttonProps({ ...props, variant, size, icon })} />;
}

/** A link to another site does not tell it from which page it came. */
const relOf = (href = "") => (href.startsWith("https:") ? { rel: "noreferrer" } : {});

/** A link that looks like a button. */
export function ButtonLink({ variant, size, icon, ...props }: ComponentProps<"a"> & ButtonStyle) {
  return (
    <a {...relOf(props.href)} {...props} {...buttonProps({ ...props, variant, size, icon })} />
  );
}

/** Buttons and links that look like them, side by side. */
export function ButtonRow({
  className = "",
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  return <div className={`flex flex-wrap gap-3${className && ` ${className}`}`}>{children}</div>;
}

/** How a small button looks that is an icon alone. */
export const iconButtonClasses =
  "size-11 items-center justify-center rounded-soft hover:bg-sand active:bg-line";

/** What a link in a sentence has, and what looks like one, whatever its colour. */
export const linkClasses = "font-semibold underline underline-offset-4";

/** A link in a sentence. */
export function InlineLink({ className = "", ...props }: ComponentProps<"a">) {
  return (
    <a
      {...relOf(props.href)}
      {...props}
      className={`${linkClasses} text-press hover:text-ink${className && ` ${className}`}`}
    />
  );
}

/** The charity's e-mail address, in a sentence or by itself. */
export function EmailLink({ as: Link = InlineLink }: { as?: typeof InlineLink }) {
  const { email } = useIsland().site;
  return (
    <Link href={`mailto:${email}`}>
      <Ltr>{email}</Ltr>
    </Link>
  );
}

/**
 * How to check the number by another way than the number itself, which may be in the wrong hands.
 * @param as a link in the colours of the ground
 */
export function CheckNumber({ as: Link = InlineLink }: { as?: typeof InlineLink }) {
  const { site, ui } = useShell();
  const facebook = <Link href={site.facebook}>{ui.footer.facebook}</Link>;
  return <Trans text={ui.checkNumber} values={{ email: <EmailLink as={Link} />, facebook }} />;
}

/** A link by itself, large enough for a finger. */
export function TextLink({ className = "", ...props }: ComponentProps<"a">) {
  return (
    <InlineLink
      {...props}
      className={`inline-flex min-h-11 items-center active:text-accent${className && ` ${className}`}`}
    />
  );
}

type ActionLinkProps = { href: string; variant: "donate" | "main" | "quiet"; children: string };

/** A link that leads on to the next thing to do. */
export function ActionLink({ children, ...props }: ActionLinkProps) {
  return (
    <ButtonLink {...props} size="large">
      {children}
      <ForwardArrow />
    </ButtonLink>
  );
}

/** Points the way the page reads. */
export function ForwardArrow() {
  return <ArrowRight aria-hidden className="forward-arrow size-5 shrink-0 mirrored" />;
}

/** The ways to what the charity shows of its work and money, for pages that make a promise of it. */
export function RecordLinks() {
  const { paths, ui } = useShell();
  return (
    <ButtonRow className="print:hidden">
      <ActionLink href={paths.accounts} variant="quiet">
        {ui.records.accounts}
      </ActionLink>
      <ActionLink href={paths.diary} variant="quiet">
        {ui.records.diary}
      </ActionLink>
    </ButtonRow>
  );
}

/** A WhatsApp chat with the charity. */
export function WhatsAppLink({ children }: { children: string }) {
  return <TextLink href={charityWhatsAppUrl(useIsland())}>{children}</TextLink>;
}

/** The same with a message already written: the visitor sends it, or does not. */
export function WhatsAppButton({ message, ...props }: WhatsAppButtonProps) {
  const { whatsapp } = useIsland().site;
  return <ButtonLink variant="quiet" {...props} href={whatsAppUrl(message, whatsapp)} />;
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
