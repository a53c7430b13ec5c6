import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { afterAll, afterEach, beforeAll, expect, inject, vi } from "vitest";
import { listenOn } from "../../../server/listen.ts";
import { createSite } from "../../../server/site.ts";
import {
  disabledIn,
  isChosen,
  pointOf,
  resourceCount,
  seeIslands,
  takeProblems,
  watchPage,
} from "./in-page.ts";
import { openBrowser, type Tab } from "./open-browser.ts";

const browser = inject("browser");

/** WebKit draws without a graphics card: beside other tests a page was not ready after eight seconds. */
const patience = { timeout: 30_000, interval: 25 };

export let tab: Tab;
export let site: Awaited<ReturnType<typeof serveSite>>;

beforeAll(async () => {
  site = await serveSite();
  tab = await openBrowser(browser, site.origin);
});

afterEach(async () => {
  // The page finishes loading first, because a page left too early reports a problem.
  await settle();
  expect(await look(takeProblems)).toEqual([]);
});

afterAll(async () => {
  await tab?.close();
  await site?.stop();
});

/** Runs a function in the page. It can use only its arguments. */
export async function look<Args extends readonly string[], Seen>(
  seek: (...args: Args) => Seen | Promise<Seen>,
  ...args: Args
): Promise<Seen> {
  const list = args.map((arg) => JSON.stringify(arg)).join(",");
  const text = await tab.evaluate(
    `Promise.resolve((${seek})(${list})).then((seen) => JSON.stringify(seen === undefined ? null : seen))`,
  );
  const seen: Seen = JSON.parse(text);
  return seen;
}

export async function see<Args extends readonly string[], Seen>(
  wanted: Seen,
  seek: (...args: Args) => Seen | Promise<Seen>,
  ...args: Args
): Promise<void> {
  await expect.poll(() => look(seek, ...args), patience).toEqual(wanted);
}

export async function press(css: string, text = ""): Promise<void> {
  let before = "";
  const point = await vi.waitFor(async () => {
    const found = await look(pointOf, css, text);
    if ("why" in found) throw new Error(`could not press ${css} ${text}: ${found.why}`);
    const last = before;
    before = JSON.stringify(found);
    if (last !== before) throw new Error(`could not press ${css} ${text}: it moves`);
    return found;
  }, patience);
  await tab.press(point.x, point.y);
}

export async function typeInto(css: string, text: string): Promise<void> {
  await press(css);
  await see(true, isChosen, css);
  await tab.type(text);
}

export async function open(path: string): Promise<void> {
  await tab.open(site.origin + path);
  await settle();
}

export async function openReady(path: string): Promise<void> {
  await open(path);
  await look(seeIslands);
  await see([], disabledIn, "main");
  await look(() => scrollTo(0, 0));
}

/** Waits until nothing was loaded for a quarter of a second, because scripts may come late. */
async function settle(): Promise<void> {
  let count = -1;
  let since = Date.now();
  await vi.waitUntil(async () => {
    const now = await look(resourceCount);
    if (now !== count) since = Date.now();
    count = now;
    return Date.now() - since > 250;
  }, patience);
}

const watchPath = "/browser-test-watch.js";

async function serveSite() {
  const mailboxDir = await mkdtemp(join(tmpdir(), "browser-test-mail-"));
  const site = createSite({ root: "build/client", mailboxDir });
  const answer = async (request: Request) => {
    if (new URL(request.url).pathname === watchPath) {
      // The browser keeps the file for pages opened without a network.
      const headers = { "Content-Type": "text/javascript", "Cache-Control": "max-age=3600" };
      return new Response(`(${watchPage})()`, { headers });
    }
    request.headers.delete("Accept-Encoding");
    return withWatch(await site.fetch(request));
  };
  const server = await listenOn(getRequestListener(answer));
  return { origin: server.address, stop: () => server.close() };
}

async function withWatch(response: Response): Promise<Response> {
  if (!response.headers.get("Content-Type")?.startsWith("text/html")) return response;
  const html = await response.text();
  const { status, headers } = response;
  headers.delete("Content-Length");
  const script = `<script src="${watchPath}"></script>`;
  const watched = html.replace(/<head[^>]*>/u, (head) => head + script);
  return new Response(watched, { status, headers });
}
