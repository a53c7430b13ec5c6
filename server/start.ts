import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { listen } from "./listen.ts";
import { runProgram, UserError } from "./run-program.ts";
import { readSettings } from "./settings.ts";
import { createSite } from "./site.ts";

const project = resolve(import.meta.dirname, "..");

/** How long a stopping server waits for answers that are under way, in milliseconds. */
const graceMs = 3000;

/** Serves the built site: `node server/start.ts [folder]`, without a folder `build/client`. */
await runProgram(async () => {
  const root = resolve(process.argv[2] ?? join(project, "build", "client"));
  if (!existsSync(join(root, "index.html"))) {
    throw new UserError(`There is no built site in ${root}. Build it first: npm run build`);
  }
  const settings = readSettings(process.env);
  const site = createSite({ root, mailboxDir: resolve(project, settings.mailboxDir) });
  const server = await listen(getRequestListener(site.fetch), settings);
  console.info(`Site: ${server.address}  Mailbox: ${server.address}/__mailbox`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    // Once: a second signal ends the program at once.
    process.once(signal, () => void server.close(graceMs));
  }
});
