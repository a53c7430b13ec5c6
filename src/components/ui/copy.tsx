import type { ComponentProps, ReactNode } from "react";
import { Button } from "./button.tsx";
import { Check, Copy as CopyIcon } from "./icons.tsx";

type CopyProps = Pick<ComponentProps<typeof Button>, "variant" | "size" | "className"> & {
  /** Exactly what is copied, without the spaces and units that the page shows elsewhere. */
  value: string;
  label: string;
  /** What the button says after a press. Without it the button says what a toast would, and still its name. */
  copiedLabel?: string;
  /** What a toast says after a press, on a page with an island. */
  toast?: { readonly title: string; readonly text: string; readonly atStart?: boolean };
  /** What follows a refused clipboard, which leaves the exact text selected. */
  selected: string;
  /** What follows a copied text. */
  copied?: ReactNode;
  /** Whether a tab that is opened again shows that this was copied. */
  isRemembered?: boolean;
  boxClass?: string;
  children?: ReactNode;
};

/**
 * A button that copies, and what the page says after a press (`src/lib/scripts/copy-values.ts`). With another value the
 * result of the last press is gone.
 */
export function Copy(props: CopyProps) {
  const { value, label, copiedLabel, toast, selected, copied, isRemembered, ...more } = props;
  const { boxClass = "", children, ...buttonProps } = more;
  return (
    <div key={value} data-copyable="" className={`with-script ${boxClass}`}>
      <Button
        {...buttonProps}
        data-copy=""
        data-title={toast?.title}
        data-text={toast?.text}
        data-at-start={toast?.atStart ? "" : undefined}
        data-remembered={isRemembered ? "" : undefined}
      >
        <CopyIcon aria-hidden className="unless-copied size-5 shrink-0" />
        <Check aria-hidden className="if-copied size-5 shrink-0" />
        <span className="unless-copied">{label}</span>
        <span className="if-copied">
          {copiedLabel ?? toast?.title}
          {/* One text, because a host that removes comments would join two. */}
          {!copiedLabel && <span className="sr-only">{` ${label}`}</span>}
        </span>
      </Button>
      <p
        aria-live="polite"
        className="max-w-text scroll-mb-4 font-medium *:mt-2 *:block print:hidden"
      >
        <span className="if-refused">
          {selected}
          <bdi dir="ltr" translate="no" data-exact="" className="exact-value">
            {value}
          </bdi>
        </span>
        {copied && <span className="if-copied">{copied}</span>}
      </p>
      {children}
    </div>
  );
}
