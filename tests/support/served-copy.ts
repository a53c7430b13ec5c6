import { globSync } from "node:fs";
import { cp, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { listenOn } from "../../server/listen.ts";
import { createSite } from "../../server/site.ts";
import { writeServiceWorker } from "../../tools/build/write-service-worker.ts";
import { builtFolder } from "./built-site.ts";

export type ServedCopy = Awaited<ReturnType<typeof serveCopy>>;

/** Serves a built site, and a copy of it as soon as a test asks for a folder to change. */
export async function serveCopy(built = builtFolder) {
  const folder = await mkdtemp(join(tmpdir(), "served-copy-"));
  const from = (root: string) =>
    getRequestListener(createSite({ root, mailboxDir: join(folder, ".mailbox") }).fetch);
  let answer = from(built);
  const requests: string[] = [];
  const navigations: string[] = [];
  const prefetched: string[] = [];
  let held: (() => void)[] | undefined;
  const handler: RequestListener = (request, response) => {
    requests.push(request.url ?? "");
    if (request.headers.accept?.startsWith("text/html")) navigations.push(request.url ?? "");
    if (`${request.headers["sec-purpose"]}`.startsWith("prefetch"))
      prefetched.push(request.url ?? "");
    const go = () => void answer(request, response);
    if (held === undefined) go();
    else held.push(go);
  };
  const server = await listenOn(handler);
  return {
    ownFolder: async () => {
      await cp(built, folder, { recursive: true, preserveTimestamps: true });
      answer = from(folder);
      return folder;
    },
    /** Imitates the publication of another build. */
    serve: (client: string) => {
      answer = from(client);
    },
    /** Imitates a hotspot, which answers every address with its own page. */
    answerPages: (html: string) => {
      answer = getRequestListener(
        () => new Response(html, { headers: { "content-type": "text/html" } }),
      );
    },
    origin: server.address,
    asked: requests,
    /** Requests of the worker to fill its cache are not counted here. */
    navigations,
    prefetched,
    hold: () => {
      held ??= [];
    },
    release: () => {
      for (const go of held?.splice(0) ?? []) go();
      held = undefined;
    },
    /** Refuses connections, as when the network is gone. */
    stop: () => server.close(),
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** A fixture of Playwright, which serves a built site during a test. */
export const servedDuringTest =
  (built?: () => string) =>
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  async ({}: object, use: (copy: ServedCopy) => Promise<void>): Promise<void> => {
    const copy = await serveCopy(built?.());
    await use(copy);
    await copy.close();
  };

/** Publishes a changed build. @returns the former path of the script of the Donate islands */
export async function deployNewBuild(root: string, from: string, to: string): Promise<string> {
  const donate = await readFile(join(root, "donate.html"), "utf8");
  const [name] = /donate-islands\.\w+\.js/.exec(donate) ?? [];
  if (name === undefined) throw new Error("no script for the islands of Donate");
  const [script, newName] = [join(root, "assets", name), "donate-islands.newbuild.js"];
  await rename(script, join(dirname(script), newName));
  for (const file of globSync(join(root, "**/*.{html,js}"))) {
    const text = await readFile(file, "utf8");
    await writeFile(file, text.replaceAll(name, newName).replaceAll(from, to));
  }
  await writeServiceWorker(root);
  return `/assets/${name}`;
}
