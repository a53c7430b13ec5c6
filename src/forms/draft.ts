const draftKey = (formId: string) => `draft:${formId}`;
const idKey = (formId: string) => `message:${formId}`;

const idsInPage = new Map<string, string>();

/** Never throws: storage may be denied, and its content may be anything. */
export function readDraft(formId: string): Record<string, string> {
  const draft: Record<string, string> = {};
  const saved = attempt((storage): unknown => JSON.parse(storage.getItem(draftKey(formId)) ?? ""));
  if (typeof saved !== "object" || saved === null) return draft;
  for (const [field, value] of Object.entries(saved)) {
    if (typeof value === "string") draft[field] = value;
  }
  return draft;
}

export function writeDraft(formId: string, values: Readonly<Record<string, string>>): void {
  attempt((storage) => storage.setItem(draftKey(formId), JSON.stringify(values)));
}

export function clearDraft(formId: string): void {
  idsInPage.delete(formId);
  attempt((storage) => storage.removeItem(draftKey(formId)));
  attempt((storage) => storage.removeItem(idKey(formId)));
}

/** The same until the draft is cleared: two mails with one number are the same message. */
export function messageIdOf(formId: string): string {
  const id = readMessageId(formId) ?? newMessageId();
  writeMessageId(formId, id);
  return id;
}

export function readMessageId(formId: string): string | undefined {
  return idsInPage.get(formId) ?? attempt((storage) => storage.getItem(idKey(formId))) ?? undefined;
}

export function writeMessageId(formId: string, id: string): void {
  idsInPage.set(formId, id);
  attempt((storage) => storage.setItem(idKey(formId), id));
}

/** 32 letters and digits that nobody takes for one another. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

function newMessageId(): string {
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
