/** The entry of this browser's storage: the last mark that the network confirmed, and when, as `ab12cd34 1764000000000`. */
export const payeeKey = "payee";

/** How long a confirmation holds, in milliseconds. */
export const confirmationLifeMs = 30 * 86_400_000;

/** In milliseconds: when waiting becomes silence, and when the page asks again, after an answer or after silence. */
const [silentAfterMs, askAgainAfterMs, retryAfterMs] = [5000, 300_000, 60_000];

let own = "";
let known: string | undefined;
/** What became of the last question, and when it was asked. */
let asked: "pending" | "answered" | "silent" = "pending";
let askedAt = 0;

/** What a visitor meets (`README.md`). @param own the page's mark @param now in milliseconds */
export function stateOf(own: string, known: string | undefined, now: number, after: typeof asked) {
  // On a first visit the page itself has just come from the network.
  if (!known) return after === "silent" ? "unchecked" : "confirmed";
  if (!known.startsWith(own)) return after === "answered" ? "changed" : "unchecked";
  if (!(now - timeOf(known, now) <= confirmationLifeMs)) return "unchecked";
  return after === "silent" ? "offline" : "confirmed";
}

/** NaN for a time to come, because a phone may wake with a wrong clock. */
function timeOf(entry = "", now = Date.now()): number {
  const at = Number(entry.split(" ")[1]);
  return at <= now ? at : Number.NaN;
}

/** What is hidden has the attribute `hidden` too, so that no reader mode shows it. */
function showState(): string {
  const root = document.documentElement;
  const state = stateOf(own, known, Date.now(), asked);
  const isHidden = state === "unchecked" || state === "changed";
  root.toggleAttribute("data-payee-hidden", isHidden);
  for (const part of document.querySelectorAll<HTMLElement>("[data-payee]")) part.hidden = isHidden;
  if (state === root.dataset["payeeState"]) return state;
  root.dataset["payeeState"] = state;
  for (const day of document.querySelectorAll<HTMLElement>("[data-payee-day]")) {
    day.textContent = new Date(timeOf(known)).toLocaleDateString(day.lang, { dateStyle: "long" });
  }
  // A sentence that already stood there is heard when it is put in again.
  const said = document.querySelector(`[data-payee-says=${state}]`);
  said?.parentNode?.append(said);
  return state;
}

/** The later entry counts, here and in every tab. */
function share(): void {
  try {
    const stored: string | undefined = localStorage[payeeKey];
    if (known && !(timeOf(stored) > timeOf(known))) localStorage[payeeKey] = known;
    else known = stored;
  } catch {
    // Without storage an answer holds for this page only.
  }
}

/** An error and a hotspot's page are silence too. A slow answer still counts when it comes. */
async function ask(): Promise<void> {
  const at = Date.now();
  askedAt = at;
  const timer = setTimeout(hearNothing, silentAfterMs, at);
  const response = await fetch("/payee.txt", { cache: "no-store" }).catch(() => undefined);
  const mark = response?.ok ? await response.text().catch(() => "") : "";
  clearTimeout(timer);
  if (/^\w{8}$/.test(mark)) hear(mark, at);
  else hearNothing(at);
}

function hear(mark: string, at: number): void {
  // A later question may have its answer already.
  if (!(timeOf(known) > at)) known = `${mark} ${at}`;
  share();
  asked = "answered";
  if (showState() === "confirmed")
    dispatchEvent(new CustomEvent("payee-confirmed", { detail: at }));
}

/** Only silence after the latest question counts, and another mark stays one. */
function hearNothing(at: number): void {
  if (at === askedAt && known?.startsWith(own) !== false) asked = "silent";
  showState();
}

/** Asks when it is time to. A clock that was set back must not keep the page from asking. */
function look(): void {
  share();
  showState();
  const pauseMs = asked === "answered" ? askAgainAfterMs : retryAfterMs;
  if (!document.hidden && Math.abs(Date.now() - askedAt) >= pauseMs) void ask();
}

/** Asks who is paid, now and at each later moment, and shows what follows (`README.md`). */
export function watchPayee(): void {
  own = document.querySelector<HTMLMetaElement>("[name=payee]")?.content ?? "";
  for (const moment of ["focus", "visibilitychange"]) addEventListener(moment, look);
  // A page that the browser kept in memory may have waited for days.
  addEventListener("pageshow", ({ persisted }) => persisted && ask());
  for (const moment of ["online", "payee-wanted"]) addEventListener(moment, ask);
  addEventListener("storage", ({ key, newValue }) => {
    if (key === payeeKey && newValue) [asked, askedAt] = ["answered", Date.now()];
    look();
  });
  setInterval(look, silentAfterMs);
  look();
}
