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
