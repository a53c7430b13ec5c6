import { type Asked, payeeKey, recheckAfterMs, stateOf } from "./payee-state.ts";

/** The first and the longest pause between two tries without an answer, in milliseconds. */
const [firstPauseMs, longestPauseMs] = [5000, 60_000];

const { dataset } = document.documentElement;
const own = document.querySelector<HTMLMetaElement>("[name=payee]")?.content ?? "";

/** The entry of a browser whose storage is denied or full. */
let kept: string | undefined;
let asked: Asked = "pending";
let [askedAt, waitMs, pauseMs] = [0, 0, firstPauseMs];

/** Looks into the storage each time, because another tab may know more. */
function known(): string | undefined {
  try {
    return kept ?? localStorage[payeeKey];
  } catch {
    return undefined;
  }
}

const state = () => stateOf(own, known(), Date.now(), asked);

function showState(): void {
  const [now, before] = [state(), dataset["payeeState"]];
  const [mark = "", at] = (known() ?? own).split(" ");
  if (now === "unchecked" || now === "changed") {
    dataset["payeeHidden"] = mark.slice(5) === own.slice(5) ? "" : "email";
  } else delete dataset["payeeHidden"];
  if (now === before) return;
  dataset["payeeState"] = now;
  for (const day of document.querySelectorAll<HTMLElement>("[data-payee-day]")) {
    const locale = `${day.lang}-u-nu-latn`;
    day.textContent = new Date(Number(at)).toLocaleDateString(locale, { dateStyle: "long" });
  }
  // A sentence that already stood there is heard when it is put in again.
  const said = document.querySelector(`[data-payee-says=${now}]`);
  said?.parentNode?.append(said);
}

/** Any other answer than a mark, as from a hotspot, is none. A slow one still counts when it comes. */
async function ask(): Promise<void> {
  if (waitMs > 0 && waitMs < recheckAfterMs) hearNothing();
  const now = Date.now();
  [askedAt, waitMs, pauseMs] = [now, pauseMs, Math.min(2 * pauseMs, longestPauseMs)];
  try {
    const response = await fetch("/payee.txt", { cache: "no-store" });
    const mark = await response.text();
    if (response.ok && /^\w{8}$/.test(mark)) return hear(mark, now);
  } catch {
    // There is no network.
  }
  if (askedAt === now) hearNothing();
}

function hear(mark: string, at: number): void {
  const [, later] = known()?.split(" ") ?? [];
  // A later question may have its answer already, perhaps in another tab.
  if (!(Number(later) > at && Number(later) <= Date.now())) {
    kept = `${mark} ${at}`;
    try {
      localStorage[payeeKey] = kept;
      kept = undefined;
    } catch {
      // Without storage the answer holds for this page only.
    }
  }
  [asked, waitMs, pauseMs] = ["answered", recheckAfterMs, firstPauseMs];
  showState();
  dispatchEvent(new Event("payee-heard"));
}

function hearNothing(): void {
  if (state() !== "changed") asked = "silent";
  showState();
}

/** A clock that was set back must not keep the page from asking. */
function look(): void {
  showState();
  if (!document.hidden && Math.abs(Date.now() - askedAt) >= waitMs) void ask();
}

for (const moment of ["pageshow", "focus", "visibilitychange"]) addEventListener(moment, look);
for (const moment of ["online", "payee-wanted"]) addEventListener(moment, ask);
addEventListener("storage", ({ key }) => {
  if (key !== payeeKey) return;
  asked = "answered";
  showState();
});
// Loads the page again, because the link says so, and keeps the gift in the address.
addEventListener("click", (event) => {
  if (!(event.target instanceof Element && event.target.closest("[data-payee-says] a"))) return;
  event.preventDefault();
  location.reload();
});
setInterval(look, firstPauseMs);
look();
