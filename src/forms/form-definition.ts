import * as v from "valibot";
import type { SendFailure, SendResult } from "./send-email.ts";

export type FormValues<Field extends string> = Readonly<Record<Field, string>>;

/** The first broken rule of each field that breaks one. */
export type FieldErrors<Field extends string, Code extends string> = Partial<
  Record<Field, Code | undefined>
>;

/** What the check of a form says: the cleaned values, or what is wrong with them. */
export type Checked<Value, Field extends string, Code extends string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly errors: FieldErrors<Field, Code> };

/** What a form is, apart from how it looks and where it is sent. */
export type FormDefinition<Field extends string, Code extends string = string, Value = unknown> = {
  /** Names the draft, and starts the ids of the controls. */
  readonly id: string;
  /** In the order they stand in the form. */
  readonly fields: readonly Field[];
  readonly initial: FormValues<Field>;
  /** What typing does to a field's text, such as stripping what is not a digit. */
  readonly normalize?: Readonly<Partial<Record<Field, (text: string) => string>>>;
  /**
   * Cleans and checks any input; what is missing or not a text counts as empty, and what is no field
   * of the form is dropped. Never throws.
   */
  readonly check: (values: unknown) => Checked<Value, Field, Code>;
};

type Rules<Code extends string, Value> = {
  readonly schema: v.GenericSchema<unknown, Value>;
  readonly errorCodes: readonly Code[];
};

/** A form that checks what is typed against a schema whose messages are error codes. */
export function defineForm<const Field extends string, const Code extends string, Value>({
  schema,
  errorCodes,
  ...form
}: Omit<FormDefinition<Field>, "check"> & Rules<Code, Value>): FormDefinition<Field, Code, Value> {
  function check(values: unknown): Checked<Value, Field, Code> {
    const result = v.safeParse(schema, textsOf(values, form.fields), { abortPipeEarly: true });
    if (result.success) return { ok: true, value: result.output };
    const errors: FieldErrors<Field, Code> = {};
    for (const issue of result.issues) {
      const field = form.fields.find((name) => name === issue.path?.[0]?.key);
      const code = errorCodes.find((known) => known === issue.message);
      if (field !== undefined && code !== undefined) errors[field] ??= code;
    }
    return { ok: false, errors };
  }
  return { ...form, check };
}

function textsOf(values: unknown, fields: readonly string[]): Record<string, string> {
  const known = new Map(Object.entries(values ?? {}));
  const textOf = (value: unknown) => (typeof value === "string" ? value : "");
  return Object.fromEntries(fields.map((field) => [field, textOf(known.get(field))]));
}

/** Texts by the names of fields, of which a form takes its own. */
type Texts = Readonly<Record<string, string>>;

/**
 * The values a form starts with in the browser: what was typed before hydration,
 * else what was kept as a draft, else the form's own.
 */
export function mergeInitialValues<Field extends string>(
  form: FormDefinition<Field>,
  typed: Texts,
  draft: Texts,
): FormValues<Field> {
  const fields = form.fields.filter((field) => typed[field] !== form.initial[field]);
  return mergeValues({ ...form, fields }, mergeValues(form, form.initial, draft), typed);
}

/** Values with some of them replaced, as the fields hold them. */
export function mergeValues<Field extends string>(
  form: FormDefinition<Field>,
  values: FormValues<Field>,
  changes: Texts,
): FormValues<Field> {
  const result: Record<Field, string> = { ...values };
  for (const field of form.fields) {
    const text = changes[field];
    if (text !== undefined) result[field] = normalized(form, field, text);
  }
  return result;
}

/** A text as the field holds it. */
export function normalized<Field extends string>(
  { normalize }: FormDefinition<Field>,
  field: Field,
  text: string,
): string {
  return normalize?.[field]?.(text) ?? text;
}

/** Whether nothing stands in the form but what stood there at first. */
export function isPristine<Field extends string>(
  { fields, initial }: FormDefinition<Field>,
  values: FormValues<Field>,
): boolean {
  return fields.every((field) => values[field] === initial[field]);
}

/** The texts that the controls of a form hold, by name. */
export function readControls(data: FormData): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of data) {
    // Older browsers give CR LF for a line break that the control itself holds as LF.
    if (typeof value === "string") texts[name] = value.replace(/\r\n?/gu, "\n");
  }
  return texts;
}

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
