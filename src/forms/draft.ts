/** `sessionStorage`, or whatever a test gives; asking for it may throw. */
type GetStorage = () => Pick<Storage, "getItem" | "setItem" | "removeItem">;

const tabStorage: GetStorage = () => sessionStorage;

/** One draft per form, whatever the language of the page. */
const keyOf = (formId: string) => `draft:${formId}`;

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

/** Forgets a form's draft. */
export function clearDraft(formId: string, storage = tabStorage): void {
  attempt(() => storage().removeItem(keyOf(formId)));
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
