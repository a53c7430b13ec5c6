import type { ComponentProps, ReactNode } from "react";
import { Button } from "./button.tsx";
import { Check, Copy } from "./icons.tsx";

type CopyableProps = {
  /** The text that is copied. With another text the result of the last press is gone. */
  value: string;
  className?: string;
  children: ReactNode;
};

/** Holds a button, and what the page says after a press (`src/lib/scripts/copy-values.ts`). */
export function Copyable({ value, className = "", children }: CopyableProps) {
  return (
    <div key={value} data-copyable="" className={`with-script copyable ${className}`}>
      {children}
    </div>
  );
}

type CopyButtonProps = Pick<ComponentProps<typeof Button>, "variant" | "size" | "className"> & {
  label: string;
  /** What the button says after a press. */
  copiedLabel: ReactNode;
  /** What a toast says after a press, on a page with an island. */
  toast?: { readonly title: string; readonly text: string; readonly atStart?: boolean };
  /** Whether a tab that is opened again shows that this was copied. */
  isRemembered?: boolean;
};

export function CopyButton(props: CopyButtonProps) {
  const { label, copiedLabel, toast, isRemembered, ...look } = props;
  return (
    <Button
      {...look}
      data-copy=""
      data-title={toast?.title}
      data-text={toast?.text}
      data-at-start={toast?.atStart ? "" : undefined}
      data-remembered={isRemembered ? "" : undefined}
    >
      <Copy aria-hidden className="until-copied size-5 shrink-0" />
      <Check aria-hidden className="once-copied size-5 shrink-0" />
      <span className="until-copied">{label}</span>
      <span className="once-copied">{copiedLabel}</span>
    </Button>
  );
}

/** The name of the button still says what a press does. */
export const CopiedLabel = ({ title, label }: { title: string; label: string }) => (
  <>
    {title}
    {/* One text, because a host that removes comments would join two. */}
    <span className="sr-only">{` ${label}`}</span>
  </>
);

type CopyAnswerProps = {
  /** Exactly what is copied, without the spaces and units that the page shows elsewhere. */
  exact: string;
  /** What follows a refused clipboard, which leaves the exact text selected. */
  selected: string;
  /** What follows a copied text. */
  copied?: ReactNode;
};

/** What the page answers to a press. */
export function CopyAnswer({ exact, selected, copied }: CopyAnswerProps) {
  return (
    <p aria-live="polite" className="copy-answer">
      <span className="once-refused">
        {selected}
        <bdi dir="ltr" translate="no" data-exact="" className="exact-value">
          {exact}
        </bdi>
      </span>
      {copied && <span className="once-copied">{copied}</span>}
    </p>
  );
}
