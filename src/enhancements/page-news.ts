/* Loaded when the worker has news of a waiting message. Most pages never need it. */

const { dataset: page } = document.documentElement;
const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

type News = { readonly news?: Readonly<Record<string, string>> };

/** Shows a notice of the outbox. */
export function show({ news }: News): void {
  Object.assign(page, news);
  for (const said of all("[data-when]")) said.hidden = said.dataset["when"] !== page["outbox"];
  for (const line of all("[data-line]")) line.hidden = !page["outbox"];
}

async function askToSend(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage("online");
}

// A network that is back needs a moment.
addEventListener("online", () => setTimeout(askToSend, 2000));
addEventListener("pageshow", ({ persisted }) => persisted && askToSend());
