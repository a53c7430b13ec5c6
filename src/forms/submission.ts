import { toast } from "react-hot-toast/headless";
import { askWorker } from "./ask-worker.ts";
import { clearDraft, messageIdOf } from "./draft.ts";
import type { FieldName } from "./field-rules.ts";
import type { FormAction, FormDefinition, FormValues } from "./form-state.ts";
import { type Email, mailRequest, type SendFailure, sendEmail } from "./send-email.ts";

type Submission<Field extends FieldName> = {
  readonly definition: FormDefinition<Field>;
  /** What stands in the fields. */
  readonly values: FormValues<Field>;
  readonly dispatch: (action: FormAction<Field>) => void;
  /** The checked, cleaned values as the parameters of a mail. */
  readonly params: (value: FormValues<Field>) => Email["params"];
};

/**
 * Sends what stands in a form, cleaned once: what is checked is what is sent. When a program has filled
 * in the hidden field nothing is sent, and the program is told that it was; the form and its draft keep
 * what was typed, since a browser may have filled in the field for a person. Never throws.
 */
export async function sendForm<Field extends FieldName>(
  submission: Submission<Field>,
  honeypotFilled: boolean,
): Promise<"invalid" | "sent" | "failed"> {
  const { definition, values, dispatch } = submission;
  const params = checkedParams(submission);
  if (!params) return "invalid";
  if (honeypotFilled) return "sent";
  const { id } = definition;
  dispatch({ type: "submitted", values });
  // What was said about an earlier try is no longer true.
  toast.dismiss();
  const result = await sendEmail({ template: id, params });
  if (!result.ok) {
    dispatch({ type: "ended", status: { kind: "failed", reason: result.reason } });
    return "failed";
  }
  dispatch({ type: "ended", status: { kind: "sent" } });
  // At once, since the visitor may have gone to another page while it was being sent.
  askWorker({ outbox: "remove", id: messageIdOf(id) }).catch(() => undefined);
  clearDraft(id);
  return "sent";
}

/**
 * Keeps what stands in a form until there is a connection.
 * @param reason why it could not be sent: shown again if it cannot be kept either
 */
export async function keepForm<Field extends FieldName>(
  submission: Submission<Field>,
  reason: SendFailure,
): Promise<"invalid" | "kept" | "failed"> {
  const { definition, values, dispatch } = submission;
  const params = checkedParams(submission);
  if (!params) return "invalid";
  const form = definition.id;
  try {
    const message = { id: messageIdOf(form), form, values };
    await askWorker({ outbox: "keep", message, mail: mailRequest({ template: form, params }) });
  } catch {
    dispatch({ type: "ended", status: { kind: "failed", reason, notKept: true } });
    return "failed";
  }
  toast.dismiss();
  dispatch({ type: "ended", status: { kind: "kept" } });
  clearDraft(form);
  return "kept";
}

/** The parameters of the mail, with its number; nothing when a field is wrong, which the form is told. */
function checkedParams<Field extends FieldName>(submission: Submission<Field>) {
  const { definition, values, dispatch, params } = submission;
  const checked = definition.check(values);
  if (checked.ok) return { ...params(checked.value), message_id: messageIdOf(definition.id) };
  dispatch({ type: "invalid", values, errors: checked.errors });
  return undefined;
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
