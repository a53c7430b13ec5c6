import { type ReactNode, useEffect, useId, useRef } from "react";

type OutcomeBoxProps = { outcome: "sent" | "failed"; sentence: string; children: ReactNode };

/**
 * How sending ended, beside the form and for good, where a toast goes away. Takes focus when it
 * appears: the button was disabled and lost it, and on a phone this stands below the screen's edge.
 */
export function OutcomeBox({ outcome, sentence, children }: OutcomeBoxProps) {
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
