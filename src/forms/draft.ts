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

function attempt<Result>(action: (storage: Storage) => Result): Result | undefined {
  try {
    return action(sessionStorage);
  } catch {
    // Denied, full or corrupt: the form works without drafts.
    return undefined;
  }
}
