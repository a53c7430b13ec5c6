import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { listen } from "./listen.ts";
import { readSettings } from "./settings.ts";
import { createSite } from "./site.ts";

const project = resolve(import.meta.dirname, "..");

/** How long a stopping server waits for answers that are under way, in milliseconds. */
const graceMs = 3000;

/** Serves the built site: `node server/start.ts [folder]`, without a folder `build/client`. */
async function start(): Promise<void> {
  const root = resolve(process.argv[2] ?? join(project, "build", "client"));
  if (!existsSync(join(root, "index.html"))) {
    return fail(`There is no built site in ${root}. Build it first: npm run build`);
  }
  const read = readSettings(process.env);
  if (!read.ok) return fail(read.problem);
  const { settings } = read;
  const site = createSite({ root, mailboxDir: resolve(project, settings.mailboxDir) });
  const server = await listen(getRequestListener(site.fetch), settings);
  if (!server.ok) return fail(server.problem);
  console.info(`Site: ${server.address}  Mailbox: ${server.address}/__mailbox`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    // Once: a second signal ends the program at once.
    process.once(signal, () => void server.close(graceMs));
  }
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

await start();
