import type { Checked, FieldErrors } from "./check-fields.ts";
import type { SendResult } from "./send-email.ts";
import type { SendFailure } from "./send-failure.ts";

/** How a submit ended. */
export type Outcome<Field extends string, Code extends string> =
  | { readonly type: "refused"; readonly errors: FieldErrors<Field, Code> }
  | { readonly type: "sent" }
  | { readonly type: "failed"; readonly reason: SendFailure };

type Submission<Field extends string, Code extends string, Value> = {
  readonly checked: Checked<Value, Field, Code>;
  /** The hidden field was filled in. */
  readonly trapped: boolean;
  readonly send: (value: Value) => Promise<SendResult>;
  /** Called just before sending. */
  readonly onSending: () => void;
};

/**
 * Submits a form at most once at a time: while `lock` is held (double click, Enter held down) it does
 * nothing and gives `undefined`. What a program wrote into the hidden field is not sent, and the
 * program is told that it was. Never throws.
 */
export async function submitOnce<Field extends string, Code extends string, Value>(
  lock: { current: boolean },
  { checked, trapped, send, onSending }: Submission<Field, Code, Value>,
): Promise<Outcome<Field, Code> | undefined> {
  if (lock.current) return undefined;
  if (!checked.ok) return { type: "refused", errors: checked.errors };
  if (trapped) return { type: "sent" };
  lock.current = true;
  try {
    onSending();
    const result = await send(checked.value);
    return result.ok ? { type: "sent" } : { type: "failed", reason: result.reason };
  } catch {
    return { type: "failed", reason: "unavailable" };
  } finally {
    lock.current = false;
  }
}
