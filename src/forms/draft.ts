/** One draft per form, whatever the language of the page, in this tab's storage only. */
const draftKey = (formId: string) => `draft:${formId}`;
const idKey = (formId: string) => `message:${formId}`;

/** Where storage is denied the number lasts as long as the page. */
const idsInPage = new Map<string, string>();

/**
 * What was typed into a form earlier in this tab, by field, or nothing. What is not a text is left
 * out. Never throws: storage may be denied, and its content may be anything.
 */
export function readDraft(formId: string): Record<string, string> {
  const draft: Record<string, string> = {};
  const saved = attempt((storage): unknown => JSON.parse(storage.getItem(draftKey(formId)) ?? ""));
  if (typeof saved !== "object" || saved === null) return draft;
  for (const [field, value] of Object.entries(saved)) {
    if (typeof value === "string") draft[field] = value;
  }
  return draft;
}

/** Keeps what is typed. Where storage is denied it does nothing. */
export function writeDraft(formId: string, values: Readonly<Record<string, string>>): void {
  attempt((storage) => storage.setItem(draftKey(formId), JSON.stringify(values)));
}

/** Forgets a form's draft, and the number of the message that it was to become. */
export function clearDraft(formId: string): void {
  idsInPage.delete(formId);
  attempt((storage) => storage.removeItem(draftKey(formId)));
  attempt((storage) => storage.removeItem(idKey(formId)));
}

/**
 * The number of the message that a form's draft is to become, the same however often it is sent until
 * the draft is cleared: two mails with one number are the same message.
 */
export function messageIdOf(formId: string): string {
  const id = readMessageId(formId) ?? newMessageId();
  writeMessageId(formId, id);
  return id;
}

/** The number that a form's draft has already, if any. */
export function readMessageId(formId: string): string | undefined {
  return idsInPage.get(formId) ?? attempt((storage) => storage.getItem(idKey(formId))) ?? undefined;
}

/** Gives a form's draft the number of a message that it changes. */
export function writeMessageId(formId: string, id: string): void {
  idsInPage.set(formId, id);
  attempt((storage) => storage.setItem(idKey(formId), id));
}

/** Letters and digits that nobody takes for one another; 32, so that each is as likely. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** A number such as `K7F2-9QXM`, one of 10 to the power of 12: short enough to be read out. */
function newMessageId(): string {
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(8)));
  const letters = bytes.map((byte) => alphabet[byte % alphabet.length]).join("");
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

function attempt<Result>(action: (storage: Storage) => Result): Result | undefined {
  try {
    return action(sessionStorage);
  } catch {
    // Storage denied, full or corrupt: the form works without drafts.
    return undefined;
  }
}
