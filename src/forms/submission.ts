import type { Checked, FieldErrors } from "./form-definition.ts";
import type { SendFailure, SendResult } from "./send-email.ts";

/** How a submit ended. */
export type Outcome<Field extends string, Code extends string> =
  | { readonly type: "invalid"; readonly errors: FieldErrors<Field, Code> }
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
  if (!checked.ok) return { type: "invalid", errors: checked.errors };
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

/*
 * A second submit that nobody meant. While a message is being sent the form ignores every submit;
 * these catch the ones that come just after, when the emptied form would be called wrong.
 */

/** The second click of a double click on the submit button. */
export function isRepeatedClick({ detail, target }: Event<MouseEvent, "detail">): boolean {
  return detail > 1 && isWithin(target, 'button[type="submit"]');
}

/** Enter held down, other than in a text of several lines, where it writes a line. */
export function isRepeatedEnter(event: Event<KeyboardEvent, "key" | "repeat">): boolean {
  return event.key === "Enter" && event.repeat && !isWithin(event.target, "textarea");
}

type Event<Kind, Keys extends keyof Kind> = Pick<Kind, Keys> & { readonly target: EventTarget };

function isWithin(target: EventTarget, selector: string): boolean {
  if (!("closest" in target) || typeof target.closest !== "function") return false;
  return target.closest(selector) !== null;
}

/**
 * The honeypot: a field that people never meet and that programs fill in. Its name is one that no
 * browser fills in by itself, and the attributes ask password managers to leave it alone. The
 * element around it hides it from sight and from screen readers.
 */
export const honeypotProps = {
  name: "referral_code",
  defaultValue: "",
  tabIndex: -1,
  autoComplete: "off",
  "data-1p-ignore": "",
  "data-bwignore": "",
  "data-lpignore": "true",
} as const;

/** Whether the hidden field was filled in. */
export function isTrapped(data: FormData): boolean {
  const value = data.get(honeypotProps.name);
  return typeof value === "string" && value !== "";
}
