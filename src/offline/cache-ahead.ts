import {
  addressAt,
  assets,
  bypassingCache,
  checkedPage,
  isOwnPage,
  pageCache,
} from "./cached-pages.ts";
import { isExpectedFile } from "./expected-files.ts";
import { type Address, keyOf } from "./offline-plan.ts";

declare const self: ServiceWorkerGlobalScope;

/** Whether the visitor asked to save data (Save-Data). Then nothing loads in advance. */
const prefersReducedData = () => navigator.connection?.saveData;

/** In milliseconds since the worker began. Before it the worker saves nothing. */
let quietAt = 0;

/** A page that loads comes first. To wait also for a visitor who scrolls saved no frames, and nothing was saved. */
function waitForQuiet(): void {
  quietAt = performance.now() + 2000;
}

async function inQuiet(): Promise<void> {
  while (performance.now() < quietAt) {
    await new Promise((end) => setTimeout(end, quietAt - performance.now()));
  }
}

/**
 * A new build asks again for the pages that are saved ahead, and saves an open page that is not saved yet.
 * @throws when a page does not come. Then the browser installs the worker at a later visit.
 */
export async function renewPages(event: ExtendableEvent): Promise<void> {
  if (prefersReducedData()) return;
  if (self.registration.active) waitForQuiet();
  const cache = await pageCache();
  const clients = await self.clients.matchAll({ includeUncontrolled: true });
  const open = clients.map(({ url }) => addressAt(url));
  for (const language of offlinePlan.languages) {
    const isUsed = open.some((address) => address.language === language);
    if (!isUsed && !(await cache.match(keyOf({ language, page: "" })))) continue;
    for (const page of offlinePlan.pages) {
      const html = await savePage(event, { language, page }, true);
      if (html === "") throw new Error(`another page answers for ${language}${page}`);
    }
  }
  for (const address of open) await saveWithIsland(event, address);
}

/** Visits save their pages one after another. */
let saving: Promise<void> = Promise.resolve();

/** Saves the pages of a visited language. What fails, as without a network, is tried again at the next page. */
export function saveAround(event: ExtendableEvent, address: Address): Promise<void> {
  waitForQuiet();
  const save = async () => {
    if (prefersReducedData()) return;
    for (const page of offlinePlan.pages) await savePage(event, { ...address, page }, false);
  };
  saving = saving
    .then(save)
    .catch((cause: unknown) => console.info("not all could be saved", cause));
  return saving;
}

async function saveWithIsland(event: ExtendableEvent, address: Address): Promise<void> {
  await saveFiles(event, await savePage(event, address, false), islandParts);
}

/** @returns the HTML of the saved page, or "" when another page answers, such as that of a hotspot */
async function savePage(event: ExtendableEvent, address: Address, anew: boolean): Promise<string> {
  const key = keyOf(address);
  const cache = await pageCache();
  const saved = await cache.match(key);
  if (saved && !anew) return saved.text();
  await inQuiet();
  const asking = await bypassingCache(new Request(key));
  const page = await checkedPage(asking.url, await fetch(asking, { priority: "low" }));
  if (!(await isOwnPage(page))) return "";
  const html = await page.clone().text();
  await saveFiles(event, html, shownParts);
  await cache.put(key, page);
  return html;
}

/** Files that a page shows at first. A page itself preloads the fonts that it needs. */
const shownParts =
  /(?:\s(?:href|src)="|\(`|data-watch=")(\/assets\/[^"`]+)|url\((\/assets\/[^)]+\.(?:svg|png|webp|avif|jpe?g))\)/g;
const islandParts = /-url="(\/assets\/[^"]+)"/g;
const imports = /["'`](?:\.\/|\/?assets\/)([\w.-]+\.js)["'`]/g;

async function saveFiles(
  event: ExtendableEvent,
  text: string,
  named: RegExp,
  known = new Set<string>(),
): Promise<void> {
  for (const [, first, second] of text.matchAll(named)) {
    const name = (first ?? second ?? "").replace("/assets/", "");
    if (known.has(name)) continue;
    known.add(name);
    await inQuiet();
    const [response, done] = assets.handleAll({ event, request: `/assets/${name}` });
    const file = await response;
    await done;
    if (!isExpectedFile(file.url, file)) throw new Error(`${file.url} is not what it should be`);
    if (name.endsWith(".js")) await saveFiles(event, await file.text(), imports, known);
  }
}
