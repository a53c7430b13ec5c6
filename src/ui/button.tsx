import type { LucideIcon } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";

const variants = {
  donate: "border-accent bg-accent text-white hover:border-ink hover:bg-ink active:bg-ink-soft",
  main: "border-press bg-press text-white hover:border-press-deep hover:bg-press-deep active:bg-ink",
  quiet: "border-press text-press hover:bg-press hover:text-white active:bg-press-deep",
  onDark: "border-press-pale text-white hover:bg-white hover:text-press-deep active:bg-sand",
  bare: "border-transparent text-ink underline-offset-4 hover:underline active:bg-sand disabled:text-ink-soft",
} as const;

/** How a `main` button looks while what it began is under way; say so with `aria-disabled`. */
export const busyLook =
  "aria-disabled:cursor-progress aria-disabled:border-ink-soft aria-disabled:bg-ink-soft";

/** `large` leads on to another page, `small` stands beside what it is about. */
const sizes = {
  large: "min-h-12 px-5 py-2",
  medium: "min-h-12 justify-center px-4",
  small: "min-h-11 px-3",
} as const;

type Look = {
  variant: keyof typeof variants;
  size?: keyof typeof sizes | undefined;
  /** What this one has beside: where it stands, how it looks while it is disabled. */
  className?: string | undefined;
  /** Stands before the words. */
  icon?: LucideIcon | undefined;
  children?: ReactNode;
};

function lookOf({ variant, size = "medium", className = "", icon: Icon, children }: Look) {
  return {
    className: `inline-flex items-center gap-2 rounded-soft border-2 font-semibold ${sizes[size]} ${variants[variant]}${className && ` ${className}`}`,
    children: Icon ? (
      <>
        <Icon aria-hidden className="size-5 shrink-0" />
        {/* In an element: a browser that translates the page takes away a text beside an icon. */}
        <span>{children}</span>
      </>
    ) : (
      children
    ),
  };
}

/** A button; of type `button` unless it says otherwise, so that it submits nothing by accident. */
export function Button({ variant, size, icon, ...props }: ComponentProps<"button"> & Look) {
  return <button type="button" {...props} {...lookOf({ ...props, variant, size, icon })} />;
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, icon, ...props }: ComponentProps<"a"> & Look) {
  return <a {...props} {...lookOf({ ...props, variant, size, icon })} />;
}
