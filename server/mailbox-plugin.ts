import { getRequestListener } from "@hono/node-server";
import type { Plugin } from "vite";
import { createMailbox } from "./mailbox.ts";
import { isMailboxPath, mailboxRoutes } from "./mailbox-routes.ts";

/** Vite's development server with the same mailbox as the local server. */
export function mailboxPlugin(dir: string): Plugin {
  return {
    name: "mailbox",
    apply: "serve",
    configureServer({ middlewares }) {
      const { fetch } = mailboxRoutes(createMailbox(dir));
      // Vite's own code shares this process: its Request and Response stay as they are.
      const listener = getRequestListener(fetch, { overrideGlobalObjects: false });
      middlewares.use((request, response, next) => {
        const [pathname = ""] = (request.url ?? "").split("?");
        if (isMailboxPath(pathname)) listener(request, response).catch(next);
        else next();
      });
    },
  };
}
