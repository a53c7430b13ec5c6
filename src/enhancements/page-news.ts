/*
 * Loaded when the service worker has something to say of a page: that it is a copy, or that a message
 * waits. Most pages never need it.
 */

const { dataset: page } = document.documentElement;
const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

/** Shows what the worker says: `OfflineCopyNews`, or a notice of the outbox. */
export function show({ news }: { readonly news: Readonly<Record<string, string>> }): void {
  Object.assign(page, news);
  if (page["day"]) {
    for (const day of all("[data-offline-copy-day]")) day.textContent = page["day"];
    for (const sentence of all("[data-unchecked]")) sentence.removeAttribute("data-unchecked");
  }
  for (const one of all("[data-when]")) {
    one.hidden = ![page["offlineCopy"], page["outbox"]].includes(one.dataset["when"]);
  }
  for (const line of all("[data-line]")) line.hidden = !page["outbox"];
}

async function askToSend(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage("online");
}

// A network that is back takes a moment until it answers.
addEventListener("online", () => setTimeout(askToSend, 2000));
addEventListener("pageshow", ({ persisted }) => persisted && askToSend());

// A copy whose script is not on the device: what stands in its place without one is shown.
addEventListener("astro:hydration-error", (event) => {
  if (!page["offlineCopy"]) return;
  page["unscripted"] = "";
  event.preventDefault();
});
