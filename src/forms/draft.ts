import type { TypedTexts } from "./form-values.ts";

const keyOf = (formId: string) => `draft:${formId}`;

export type Draft = TypedTexts & { readonly id?: string };

/** Reads a draft. Never throws, since storage may be denied or hold anything. */
export function readDraft(formId: string): Draft {
  const saved = tryStorage((storage): unknown => JSON.parse(storage.getItem(keyOf(formId)) ?? ""));
  if (typeof saved !== "object" || saved === null) return {};
  return Object.fromEntries(Object.entries(saved).filter(([, text]) => typeof text === "string"));
}

export function writeDraft(formId: string, draft: Draft): void {
  tryStorage((storage) => storage.setItem(keyOf(formId), JSON.stringify(draft)));
}

export function clearDraft(formId: string): void {
  tryStorage((storage) => storage.removeItem(keyOf(formId)));
}

function tryStorage<Result>(action: (storage: Storage) => Result): Result | undefined {
  try {
    return action(sessionStorage);
  } catch {
    // Without usable storage the form works without drafts.
    return undefined;
  }
}
