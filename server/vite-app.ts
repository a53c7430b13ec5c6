import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { Plugin } from "vite";

export function viteApp(name: string, { fetch }: Hono, isOwn: (path: string) => boolean): Plugin {
  // Vite's own code shares this process: its Request and Response stay as they are.
  const listener = getRequestListener(fetch, { overrideGlobalObjects: false });
  return {
    name,
    apply: "serve",
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [path = ""] = (request.url ?? "").split("?");
        if (isOwn(path)) listener(request, response).catch(next);
        else next();
      });
    },
  };
}
