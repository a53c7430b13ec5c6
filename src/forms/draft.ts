import type { TypedTexts } from "./form-values.ts";

const keyOf = (formId: string) => `draft:${formId}`;

/** The texts of fields, and the message's number. */
export type Draft = TypedTexts & { readonly id?: string };

/** Never throws: storage may be denied, and its content may be anything. */
export function readDraft(formId: string): Draft {
  const saved = attempt((storage): unknown => JSON.parse(storage.getItem(keyOf(formId)) ?? ""));
  if (typeof saved !== "object" || saved === null) return {};
  return Object.fromEntries(Object.entries(saved).filter(([, text]) => typeof text === "string"));
}

export function writeDraft(formId: string, draft: Draft): void {
  attempt((storage) => storage.setItem(keyOf(formId), JSON.stringify(draft)));
}

export function clearDraft(formId: string): void {
  attempt((storage) => storage.removeItem(keyOf(formId)));
}

/** 32 letters and digits that nobody takes for one another. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** Such as `K7F2-9QXM`: two emails with one number are the same message. */
export function newMessageId(): string {
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(8)));
  const letters = bytes.map((byte) => alphabet[byte % alphabet.length]).join("");
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

function attempt<Result>(action: (storage: Storage) => Result): Result | undefined {
  try {
    return action(sessionStorage);
  } catch {
    // Denied, full or corrupt: the form works without drafts.
    return undefined;
  }
}
