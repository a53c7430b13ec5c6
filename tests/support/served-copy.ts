import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import type { RequestListener } from "node:http";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { listen } from "../../server/listen.ts";
import { createSite } from "../../server/site.ts";
import { builtFolder } from "./built-pages.ts";
import { filesEndingIn } from "./files-ending-in.ts";

/** A copy of the built site with a server of its own, for tests that change or stop either. */
export type ServedCopy = Awaited<ReturnType<typeof serveCopy>>;

/**
 * Serves a copy of the built site, or of another build, on a free port. `close` it when the test ends.
 */
export async function serveCopy(built = builtFolder) {
  const root = await mkdtemp(join(tmpdir(), "served-copy-"));
  await cp(built, root, { recursive: true, preserveTimestamps: true });
  const answer = getRequestListener(createSite({ root, mailboxDir: join(root, ".mailbox") }).fetch);
  const asked: string[] = [];
  const navigations: string[] = [];
  const prefetched: string[] = [];
  const sockets = new Set<Socket>();
  let held: (() => void)[] | undefined;
  let isHeld = (_path: string) => true;
  const handler: RequestListener = (request, response) => {
    asked.push(request.url ?? "");
    if (request.headers["sec-fetch-mode"] === "navigate") navigations.push(request.url ?? "");
    if (`${request.headers["sec-purpose"]}`.startsWith("prefetch"))
      prefetched.push(request.url ?? "");
    sockets.add(request.socket);
    const go = () => void answer(request, response);
    if (held === undefined || !isHeld(request.url ?? "")) go();
    else held.push(go);
  };
  const server = await listen(handler);
  return {
    root,
    origin: server.address,
    /** The paths that were asked for, in order. */
    asked,
    /** Those among them that are to be shown; what the worker asks for to cache it is not. */
    navigations,
    /** Those among them that were not asked for by the visitor yet. */
    prefetched,
    /** How many bytes were sent so far, headers included. */
    sentBytes: () => [...sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, 0),
    /** From now on requests wait: all, or those for some paths. */
    hold: (some = (_path: string) => true) => {
      isHeld = some;
      held ??= [];
    },
    /** Answers what waits, and no longer holds. */
    release: () => {
      const waiting = held ?? [];
      held = undefined;
      for (const go of waiting) go();
    },
    /** The network is gone: connections are refused. */
    stop: () => server.close(),
    close: async () => {
      await server.close();
      await rm(root, { recursive: true });
    },
  };
}

/** Changes a text in every page of a copy. @throws Error when no page has it */
export async function changePages(root: string, from: string, to: string): Promise<void> {
  let found = false;
  for (const file of await filesEndingIn(root, ".html")) {
    const html = await readFile(file, "utf8");
    found ||= html.includes(from);
    await writeFile(file, html.replaceAll(from, to));
    // The server would send the compressed copies of what was there before.
    await Promise.all([`${file}.br`, `${file}.gz`].map((copy) => rm(copy, { force: true })));
  }
  if (!found) throw new Error(`no page has ${from}`);
}
