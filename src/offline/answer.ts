import { assetCache, offlineCopy, pageCache, showOfflineCopy, untilCached } from "./caches.ts";
import { keyOf, type OfflinePlan, type Place } from "./offline-plan.ts";

/** How long the network may take before an offline copy is shown in its place, in milliseconds. */
const networkLimitMs = 3000;

type Question = {
  readonly event: FetchEvent;
  readonly place: Place;
  readonly plan: OfflinePlan;
  /** Told when an offline copy was shown and the network then brought another page after all. */
  readonly onNewer: () => Promise<void>;
};

/**
 * Network first: as long as there is a network nobody sees an old phone number. An offline copy, which
 * says what it is, stands in where the network fails or is slower than the limit.
 */
export async function answerPage(question: Question): Promise<Response> {
  const { event, place } = question;
  const cached = await (await pageCache()).match(keyOf(place));
  const network = fetch(event.request).catch(() => undefined);
  const answer = await (cached ? Promise.race([network, afterLimit()]) : network);
  if (answer && (answer.status < 500 || !cached)) {
    event.waitUntil(cachePage(question, answer.clone()));
    return answer;
  }
  if (!cached) return fallback(question);
  event.waitUntil(catchUp(question, cached.clone(), network));
  return showOfflineCopy(cached, place.language.days, 200);
}

function afterLimit(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, networkLimitMs, undefined));
}

/**
 * Caches the page that came, and returns its text. A page with an island is cached when that is hydrated,
 * since only then are its scripts there: see `cacheOpened`.
 */
async function cachePage({ place, plan }: Question, answer: Response): Promise<string | undefined> {
  if (!answer.ok || !plan.pages.includes(place.page)) return undefined;
  const text = await answer.clone().text();
  if (!(place.page in plan.islands)) await putPage(place, answer);
  return text;
}

async function putPage(place: Place, answer: Response): Promise<void> {
  const type = answer.headers.get("content-type") ?? "text/html";
  const copy = offlineCopy(await answer.text(), type, answer.headers, new Date());
  await (await pageCache()).put(keyOf(place), copy);
}

/**
 * Caches a page whose island has just hydrated, in place of the copy without one: first its scripts,
 * which the browser has in its own cache, then the page.
 */
export async function cacheOpened(place: Place, plan: OfflinePlan): Promise<void> {
  await untilCached(place.language);
  const scripts = await assetCache();
  for (const path of plan.islands[place.page] ?? []) {
    if (!(await scripts.match(path))) await scripts.add(path);
  }
  const answer = await fetch(keyOf(place));
  if (answer.ok) await putPage(place, answer);
}

async function catchUp(
  question: Question,
  shown: Response,
  network: Promise<Response | undefined>,
) {
  const answer = await network;
  const text = answer && (await cachePage(question, answer));
  if (text !== undefined && bodyOf(text) !== bodyOf(await shown.text())) await question.onNewer();
}

/** What the visitor sees of a page; the head of one that was cached beforehand has other styles in it. */
function bodyOf(html: string): string {
  return html.slice(html.indexOf("<body"));
}

/**
 * Without a network and an offline copy: the same page in another language that is cached, else the
 * not-found page of the language, else the browser says that there is no network.
 */
async function fallback({ place, plan }: Question): Promise<Response> {
  const cache = await pageCache();
  const { language, page } = place;
  for (const other of plan.pages.includes(page) ? plan.languages : []) {
    const key = keyOf({ language: other, page });
    if (await cache.match(key)) return Response.redirect(key);
  }
  const notFound = await cache.match(keyOf({ language, page: plan.notFound }));
  return notFound ? showOfflineCopy(notFound, language.days, 404) : Response.error();
}

/** Cache first: a file with a hash in its name never changes. */
export async function answerAsset(event: FetchEvent): Promise<Response> {
  const cache = await assetCache();
  const cached = await cache.match(event.request);
  if (cached) return cached;
  const response = await fetch(event.request);
  if (response.ok) {
    const copy = response.clone();
    event.waitUntil(cache.put(event.request, copy).catch(() => undefined));
  }
  return response;
}
