/** The key in this browser's storage: the last mark that the network confirmed, and when. */
export const payeeKey = "payee";

/** How long an answer is believed while a page is open, and how long a confirmation holds. */
export const recheckAfterMs = 300_000;
export const confirmationLifeMs = 30 * 86_400_000;

/** What became of asking: no answer yet, the answer, or nothing but silence. */
export type Asked = "pending" | "answered" | "silent";

/**
 * What a visitor meets (`README.md`).
 * @param own the page's mark
 * @param known what this browser knows, such as `ab12cd34 1764000000000`
 * @param now in milliseconds, as the time that is known
 */
export function stateOf(own: string, known: string | undefined, now: number, asked: Asked) {
  if (!known) return "confirmed";
  const [mark, at] = known.split(" ");
  if (mark !== own) return asked === "answered" ? "changed" : "unchecked";
  const age = now - Number(at);
  // A confirmation from the future is none, because a phone may wake with a wrong clock.
  if (!(age >= 0 && age <= confirmationLifeMs)) return "unchecked";
  return asked === "silent" ? "offline" : "confirmed";
}

/**
 * Runs in the head, before anything is drawn: hides the payee (`payee.css`) unless `stateOf` would show it. With "all"
 * the email address is hidden too.
 * @param own the page's mark
 * @param key of the storage
 * @param holds how long a confirmation holds, in milliseconds
 */
export const hidePayee = (own: string, key: string, holds: number): void => {
  try {
    const [mark, at] = localStorage[key].split(" ");
    const age = Date.now() - Number(at);
    if (mark === own && age >= 0 && age <= holds) return;
    document.documentElement.dataset["payeeHidden"] = mark.slice(5) === own.slice(5) ? "" : "all";
  } catch {
    // Nothing is known on a first visit, or without storage.
  }
};
