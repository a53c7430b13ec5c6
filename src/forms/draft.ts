/** `sessionStorage`, or whatever a test gives; asking for it may throw. */
type GetStorage = () => Pick<Storage, "getItem" | "setItem" | "removeItem">;

const tabStorage: GetStorage = () => sessionStorage;

/** One draft per form, whatever the language of the page. */
const keyOf = (formId: string) => `draft:${formId}`;
const idKeyOf = (formId: string) => `message:${formId}`;

/** Where storage is denied the number lasts as long as the page. */
const idsInPage = new Map<string, string>();

/**
 * What was typed into a form earlier in this tab, by field, or nothing. What is not a text is left
 * out. Never throws: storage may be denied, and its content may be anything.
 */
export function readDraft(formId: string, storage = tabStorage): Record<string, string> {
  const draft: Record<string, string> = {};
  for (const [field, value] of attempt(() => entriesOf(storage().getItem(keyOf(formId)))) ?? []) {
    if (typeof value === "string") draft[field] = value;
  }
  return draft;
}

/** Keeps what is typed in this tab's storage only. Without storage it does nothing. */
export function writeDraft(
  formId: string,
  values: Readonly<Record<string, string>>,
  storage = tabStorage,
): void {
  attempt(() => storage().setItem(keyOf(formId), JSON.stringify(values)));
}

/** Forgets a form's draft, and the number of the message that it was to become. */
export function clearDraft(formId: string, storage = tabStorage): void {
  idsInPage.delete(formId);
  attempt(() => storage().removeItem(keyOf(formId)));
  attempt(() => storage().removeItem(idKeyOf(formId)));
}

/**
 * The number of the message that a form's draft is to become, the same however often it is sent until
 * the draft is cleared: two mails with one number are the same message.
 */
export function messageIdOf(formId: string, storage = tabStorage): string {
  const id = readMessageId(formId, storage) ?? newMessageId();
  writeMessageId(formId, id, storage);
  return id;
}

/** The number that a form's draft has already, if any. */
export function readMessageId(formId: string, storage = tabStorage): string | undefined {
  return idsInPage.get(formId) ?? attempt(() => storage().getItem(idKeyOf(formId))) ?? undefined;
}

/** Gives a form's draft the number of a message that it changes. */
export function writeMessageId(formId: string, id: string, storage = tabStorage): void {
  idsInPage.set(formId, id);
  attempt(() => storage().setItem(idKeyOf(formId), id));
}

/** Letters and digits that nobody takes for one another; 32, so that each is as likely. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** A number such as `K7F2-9QXM`, one of 10 to the power of 12: short enough to be read out. */
function newMessageId(): string {
  const letters = Array.from(
    crypto.getRandomValues(new Uint8Array(8)),
    (byte) => alphabet[byte % alphabet.length],
  );
  return `${letters.slice(0, 4).join("")}-${letters.slice(4).join("")}`;
}

function entriesOf(json: string | null): [string, unknown][] {
  const saved: unknown = JSON.parse(json ?? "null");
  return typeof saved === "object" && saved !== null ? Object.entries(saved) : [];
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    // Storage denied, full or corrupt: the form works without drafts.
    return undefined;
  }
}
