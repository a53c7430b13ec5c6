import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { say } from "../src/lib/terminal/say.server.ts";
import { exitWithError, UserError } from "../src/lib/terminal/user-error.server.ts";
import { listenOn } from "./listen.ts";
import { createSite } from "./site.ts";

const project = resolve(import.meta.dirname, "..");
const { HOST, MAILBOX_DIR, PORT } = process.env;

/** `node server/start.ts [folder]` */
async function startServer(): Promise<void> {
  const root = resolve(process.argv[2] ?? join(project, "build", "client"));
  if (!existsSync(join(root, "index.html"))) {
    throw new UserError(
      say("There is no built site in {folder}. Build it first: npm run build", { folder: root }),
    );
  }
  const site = createSite({ root, mailboxDir: resolve(project, MAILBOX_DIR || ".mailbox") });
  const port = Number(PORT?.trim() || 4173);
  const server = await listenOn(getRequestListener(site.fetch), port, HOST?.trim() || undefined);
  const mailbox = `${server.address}/__mailbox`;
  console.info(say("Site: {site}  Mailbox: {mailbox}", { site: server.address, mailbox }));
  if (!/^(?:localhost|127\..*)?$/.test(HOST?.trim() ?? ""))
    console.warn(say("Whoever is in this network can read the messages."));
  process.once("SIGINT", () => void server.close()).once("SIGTERM", () => void server.close());
}

await startServer().catch(exitWithError);
