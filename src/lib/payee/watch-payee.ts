/** The entry of this browser's storage: the last mark that the network confirmed, and when, as `ab12cd34 1764000000000`. */
export const payeeKey = "payee";

/** How long a confirmation holds, in milliseconds. */
export const confirmationLifeMs = 30 * 86_400_000;

/** In milliseconds: when waiting becomes silence, and when the page asks again, after an answer or after silence. */
const [silentAfterMs, askAgainAfterMs, retryAfterMs] = [5000, 300_000, 60_000];

type Outcome = "pending" | "answered" | "silent";

let latest: string | undefined;
/** What became of the last question, and when it was asked. */
let outcome: Outcome = "pending";
let askedAt = 0;

/** What a visitor meets (`README.md`). @param mark the page's own @param now in milliseconds */
export function stateOf(mark: string, entry: string | undefined, now: number, after: Outcome) {
  // On a first visit the page itself has just come from the network.
  if (!entry) return after === "silent" ? "unchecked" : "confirmed";
  if (!entry.startsWith(mark)) return after === "answered" ? "changed" : "unchecked";
  if (now - timeOf(entry, now) > confirmationLifeMs) return "unchecked";
  return after === "silent" ? "offline" : "confirmed";
}

/** The moment of an entry, or 0, which is earlier than any, where it is still to come: a clock may have been wrong. */
function timeOf(entry = "", now = Date.now()): number {
  const moment = Number(entry.split(" ")[1]);
  return moment <= now ? moment : 0;
}

const pageMark = () => document.querySelector<HTMLMetaElement>("[name=payee]")?.content ?? "";

/** What is hidden has the attribute `hidden` too, so that no reader mode shows it. */
function showState(): string {
  const root = document.documentElement;
  const state = stateOf(pageMark(), latest, Date.now(), outcome);
  const isHidden = state === "unchecked" || state === "changed";
  root.toggleAttribute("data-payee-hidden", isHidden);
  for (const part of document.querySelectorAll<HTMLElement>("[data-payee]")) part.hidden = isHidden;
  if (state === root.dataset["payeeState"]) return state;
  root.dataset["payeeState"] = state;
  const sentence = document.querySelector(`[data-payee-says=${state}]`);
  const day = sentence?.querySelector<HTMLElement>("[data-payee-day]");
  // The first date that a page writes takes 35 ms on a fast computer, so only the sentence that shows it pays for it.
  if (day) {
    day.textContent = new Date(timeOf(latest)).toLocaleDateString(day.lang, { dateStyle: "long" });
  }
  // A sentence that already stood there is heard when it is put in again.
  sentence?.parentNode?.append(sentence);
  return state;
}

/** Takes the later entry of another tab. It writes nothing, so tabs cannot answer each other for ever. */
function readEntry(): void {
  try {
    const stored: string | undefined = localStorage[payeeKey];
    if (latest && timeOf(stored) <= timeOf(latest)) return;
    if (latest && !stored?.startsWith(pageMark())) outcome = "answered";
    latest = stored;
  } catch {
    // Without storage there is no other tab's entry.
  }
}

function writeEntry(entry: string): void {
  latest = entry;
  try {
    localStorage[payeeKey] = entry;
  } catch {
    // Without storage an answer holds for this page only.
  }
}

/** An error and a hotspot's page are silence too. A slow answer still counts when it comes. */
async function ask(): Promise<void> {
  const at = Date.now();
  askedAt = at;
  const timer = setTimeout(takeSilence, silentAfterMs, at);
  const response = await fetch("/payee.txt", { cache: "no-store" }).catch(() => undefined);
  const mark = response?.ok ? await response.text().catch(() => "") : "";
  clearTimeout(timer);
  if (/^\w{8}$/.test(mark)) takeAnswer(mark, at);
  else takeSilence(at);
}

function takeAnswer(mark: string, at: number): void {
  readEntry();
  outcome = "answered";
  // A later question, here or in another tab, may have its answer already.
  if (timeOf(latest) <= at) writeEntry(`${mark} ${at}`);
  if (showState() === "confirmed")
    dispatchEvent(new CustomEvent("payee-confirmed", { detail: at }));
}

/** Only silence after the latest question counts. It does not undo an answer with another mark. */
function takeSilence(at: number): void {
  if (at === askedAt && latest?.startsWith(pageMark()) !== false) outcome = "silent";
  showState();
}

/** Asks when it is time to. A clock that was set back must not keep the page from asking. */
function askWhenDue(): void {
  readEntry();
  showState();
  const pauseMs = outcome === "answered" ? askAgainAfterMs : retryAfterMs;
  if (!document.hidden && Math.abs(Date.now() - askedAt) >= pauseMs) void ask();
}

/** Asks who is paid, now and at each later moment, and shows what follows (`README.md`). */
export function watchPayee(): void {
  for (const moment of ["focus", "visibilitychange", "storage"])
    addEventListener(moment, askWhenDue);
  // A page that the browser kept in memory may have waited for days.
  addEventListener("pageshow", ({ persisted }) => persisted && ask());
  for (const moment of ["online", "payee-wanted"]) addEventListener(moment, ask);
  setInterval(askWhenDue, silentAfterMs);
  askWhenDue();
}
