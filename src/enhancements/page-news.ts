import { pressed } from "./close-menus.ts";

/*
 * Loaded when the service worker has something to say of a page: that it is a copy, or that a message
 * waits; and when the page asks who is paid now. Most pages never need it.
 */

const { dataset: page } = document.documentElement;
const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

/** What pages need too seldom to carry it, by language and state, and the address that it names. */
declare const newsWords: {
  readonly email: string;
  readonly byLanguage: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

type News = { readonly news?: Readonly<Record<string, string>> };

/** Shows `OfflineCopyNews`, or a notice of the outbox; where there is neither it asks who is paid. */
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

/**
 * Asks the network for the page's own mark of the payee. Another mark takes away who is paid; no answer,
 * or one without a mark, as a hotspot's own page, changes nothing.
 */
async function ask(): Promise<void> {
  // The worker lets pass what is no navigation.
  const answer = await fetch(location.href, { cache: "no-store" });
  const mark = markIn(await answer.text());
  if (!mark || mark === markIn(document.head.innerHTML)) return;
  show({ news: { offlineCopy: "stalePayee" } });
  // Each copy that the worker keeps names the payee.
  await caches.delete("pages");
}

const markIn = (html: string) => /<meta name="payee" content="(\w+)"/.exec(html)?.[1];

async function askToSend(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage("online");
}

// A network that is back takes a moment until it answers.
addEventListener("online", () => setTimeout(askToSend, 2000));
addEventListener("pageshow", ({ persisted }) => persisted && askToSend());

// As the link says, and the gift in the address stays.
addEventListener("click", (event) => {
  if (!pressed(event, "a[data-when]")) return;
  event.preventDefault();
  location.reload();
});

// A copy whose script is not on the device: what stands in its place without one is shown.
addEventListener("astro:hydration-error", (event) => {
  if (!page["offlineCopy"]) return;
  page["unscripted"] = "";
  event.preventDefault();
});
