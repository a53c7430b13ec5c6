import { pressed } from "./close-menus.ts";

/* Loaded when the worker has news for a page (a copy, or a waiting message), or when a page asks
   who is paid. Most pages never need it. */

const { dataset: page } = document.documentElement;
const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

/** Texts by language and state, and the email address. Pages rarely need them. */
declare const newsWords: {
  readonly email: string;
  readonly byLanguage: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

type News = { readonly news?: Readonly<Record<string, string>> };

/** Shows `OfflineCopyNews` or a notice of the outbox. Without either it asks who is paid. */
export function show({ news }: News): void | Promise<void> {
  if (news === undefined) return ask();
  Object.assign(page, news);
  if (page["day"]) {
    for (const day of all("[data-offline-copy-day]")) day.textContent = page["day"];
    for (const sentence of all("[data-unchecked]")) sentence.removeAttribute("data-unchecked");
  }
  const states = [page["offlineCopy"], page["outbox"]];
  for (const said of all("[data-when]")) {
    const state = `${said.dataset["when"]}`.split(" ").find((wanted) => states.includes(wanted));
    said.hidden = state === undefined;
    if (state && !said.hasChildNodes()) fill(said, state);
  }
  for (const line of all("[data-line]")) line.hidden = !page["outbox"];
}

function fill(place: HTMLElement, state: string): void {
  const { email, byLanguage } = newsWords;
  const text = byLanguage[document.documentElement.lang]?.[state] ?? "";
  const [before = "", after] = text.split(email);
  place.append(before);
  if (after === undefined) return;
  const link = document.createElement("a");
  Object.assign(link, {
    href: `mailto:${email}`,
    dir: "ltr",
    translate: false,
    className: "underline",
  });
  link.append(email);
  place.append(link, after);
}

/** A phone that wakes has no network for a moment, and a hotspot sends no mark. In milliseconds. */
const [firstRetryMs, longestRetryMs] = [3000, 60_000];

let retry: ReturnType<typeof setTimeout>;
let retryMs = firstRetryMs;

/**
 * Asks the network for the page's mark of the payee, again and again until it comes. Hides the payee when the
 * mark has changed.
 */
async function ask(): Promise<void> {
  clearTimeout(retry);
  // The worker answers only navigations.
  const asked = fetch(location.href, { cache: "no-store" }).then((answer) => answer.text());
  const mark = markIn(await asked.catch(() => ""));
  if (!mark) {
    retry = setTimeout(ask, retryMs);
    // The answers of a hotspot cost the visitor's data, too.
    retryMs = Math.min(2 * retryMs, longestRetryMs);
    return;
  }
  retryMs = firstRetryMs;
  if (mark === markIn(document.head.innerHTML)) return;
  show({ news: { offlineCopy: "stalePayee" } });
  // Each cached copy names the old payee.
  await globalThis.caches?.delete("pages");
}

const markIn = (html: string) => /<meta name="payee" content="(\w+)"/.exec(html)?.[1];

async function askToSend(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage("online");
}

// A network that is back needs a moment.
addEventListener("online", () => setTimeout(askToSend, 2000));
addEventListener("pageshow", ({ persisted }) => persisted && askToSend());

// Reloads the page, since the link says so, and keeps the gift in the address.
addEventListener("click", (event) => {
  if (!pressed(event, "a[data-when]")) return;
  event.preventDefault();
  location.reload();
});

// When the script of a copy is missing, the page shows its parts for browsers without a script.
addEventListener("astro:hydration-error", (event) => {
  if (!page["offlineCopy"]) return;
  page["unscripted"] = "";
  event.preventDefault();
});
