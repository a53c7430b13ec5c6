import { type Asked, payeeKey, recheckAfterMs, stateOf } from "./payee-state.ts";

/** The first and the longest pause between two questions without an answer, in milliseconds. */
const [firstPauseMs, longestPauseMs] = [5000, 60_000];

const { dataset } = document.documentElement;
const own = document.querySelector<HTMLMetaElement>("[name=payee]")?.content ?? "";

/** The last entry that this page has heard, and whether the storage of this browser has taken it. */
let heard: string | undefined;
let isStored = true;
let asked: Asked = "pending";
let askedAt = 0;
/** How many questions were asked since the last answer. */
let unanswered = 0;

/** How long the page waits from one question to the next, in milliseconds. */
const pauseMs = (): number =>
  unanswered === 0
    ? recheckAfterMs
    : Math.min(firstPauseMs * 2 ** (unanswered - 1), longestPauseMs);

/** Looks into the storage each time, because another tab may know more, and the visitor may empty it. */
function known(): string | undefined {
  try {
    return (isStored && localStorage[payeeKey]) || heard;
  } catch {
    return heard;
  }
}

const state = () => stateOf(own, known(), Date.now(), asked);

function showState(): void {
  const [now, before] = [state(), dataset["payeeState"]];
  const [, at] = known()?.split(" ") ?? [];
  if (now === "unchecked" || now === "changed") dataset["payeeHidden"] = "";
  // Without storage only `check-payee.ts` has heard of another payee.
  else if (known() || asked === "answered") delete dataset["payeeHidden"];
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

/** An answer is a mark, and nothing else, such as a hotspot's page. A slow answer still counts when it comes. */
async function ask(): Promise<void> {
  if (unanswered > 0) hearNothing();
  const now = Date.now();
  askedAt = now;
  unanswered += 1;
  try {
    const response = await fetch("/payee.txt", { cache: "no-store" });
    const mark = await response.text();
    if (response.ok && /^\w{8}$/.test(mark)) return hear(mark, now);
  } catch {
    // There is no network.
  }
  // Only silence after the latest question counts.
  if (askedAt === now) hearNothing();
}

function hear(mark: string, at: number): void {
  const [, knownAt] = known()?.split(" ") ?? [];
  // A later question may have its answer already, perhaps in another tab.
  const isOld = Number(knownAt) > at && Number(knownAt) <= Date.now();
  if (!isOld) remember(`${mark} ${at}`);
  asked = "answered";
  unanswered = 0;
  showState();
  if (state() === "confirmed") dispatchEvent(new CustomEvent("payee-confirmed", { detail: at }));
}

/** Without storage the answer holds for this page only. */
function remember(entry: string): void {
  heard = entry;
  try {
    localStorage[payeeKey] = entry;
    isStored = true;
  } catch {
    isStored = false;
  }
}

function hearNothing(): void {
  if (state() !== "changed") asked = "silent";
  showState();
}

/** Asks when it is time to. A clock that was set back must not keep the page from asking. */
function look(): void {
  showState();
  if (!document.hidden && Math.abs(Date.now() - askedAt) >= pauseMs()) void ask();
}

for (const moment of ["pageshow", "focus", "visibilitychange"]) addEventListener(moment, look);
for (const moment of ["online", "payee-wanted"]) addEventListener(moment, ask);
addEventListener("storage", ({ key }) => {
  if (key !== payeeKey) return;
  asked = "answered";
  showState();
});
// The link promises to load the page again. This way the gift stays in the address.
addEventListener("click", (event) => {
  if (!(event.target instanceof Element && event.target.closest("[data-payee-says] a"))) return;
  event.preventDefault();
  location.reload();
});
setInterval(look, firstPauseMs);
look();
