import type { ComponentProps, ReactNode } from "react";
import { ArrowRight, type Icon } from "./icons.tsx";

const variants = {
  donate: "button-donate",
  main: "button-main",
  quiet: "button-quiet",
  onDark: "border-press-pale text-white hover:bg-white hover:text-press-deep active:bg-sand",
  danger: "border-danger bg-danger text-white hover:border-ink hover:bg-ink",
  sun: "border-sun bg-sun text-ink hover:border-white hover:bg-white active:bg-sand",
  bare: "border-transparent text-ink underline-offset-4 hover:underline active:bg-sand disabled:text-ink-soft",
} as const;

const sizes = {
  medium: "min-h-12 px-4 py-1.5",
  small: "min-h-11 px-3 py-1",
} as const;

type ButtonStyle = {
  variant: keyof typeof variants;
  size?: keyof typeof sizes | undefined;
  className?: string | undefined;
  icon?: Icon | undefined;
  children?: ReactNode;
};

function buttonProps({ variant, size = "medium", className = "", ...content }: ButtonStyle) {
  const { icon: Icon, children } = content;
  return {
    className: `inline-flex gap-2 button ${sizes[size]} ${variants[variant]}${className && ` ${className}`}`,
    children: Icon ? (
      <>
        <Icon aria-hidden className="size-5 shrink-0" />
        {/* The element is needed, because a browser that translates removes a text node beside an icon. */}
        <span>{children}</span>
      </>
    ) : (
      children
    ),
  };
}

export function Button({ variant, size, icon, ...props }: ComponentProps<"button"> & ButtonStyle) {
  return <button type="button" {...props} {...buttonProps({ ...props, variant, size, icon })} />;
}

const relOf = (href = "") => (href.startsWith("https:") ? { rel: "noreferrer" } : {});

export function ButtonLink({ variant, size, icon, ...props }: ComponentProps<"a"> & ButtonStyle) {
  return (
    <a {...relOf(props.href)} {...props} {...buttonProps({ ...props, variant, size, icon })} />
  );
}

type ButtonRowProps = { className?: string; children: ReactNode };

export function ButtonRow({ className = "", children }: ButtonRowProps) {
  return <div className={`flex flex-wrap gap-3 ${className}`}>{children}</div>;
}

export const iconButtonClasses =
  "size-11 items-center justify-center rounded-soft hover:bg-sand active:bg-line";

export const linkClasses = "font-semibold underline underline-offset-4";

const textLink = `${linkClasses} text-press hover:text-ink active:text-accent`;

export function InlineLink({ className = "", ...props }: ComponentProps<"a">) {
  return <a {...relOf(props.href)} {...props} className={`${textLink} ${className}`} />;
}

export function TextLink({ className = "", ...props }: ComponentProps<"a">) {
  return <InlineLink {...props} className={`inline-flex min-h-11 items-center ${className}`} />;
}

type ActionLinkProps = {
  href: string;
  variant: "donate" | "main" | "quiet" | "onDark";
  children: string;
  /** The script writes the gift into this link. */
  "data-add-gift"?: "";
};

export function ActionLink({ children, ...props }: ActionLinkProps) {
  return (
    <ButtonLink {...props}>
      {children}
      <ForwardArrow />
    </ButtonLink>
  );
}

export function ForwardArrow() {
  return <ArrowRight aria-hidden className="forward-arrow size-5 shrink-0 mirrored" />;
}
