import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { Plugin } from "vite";
import { say } from "../src/lib/terminal/say.server.ts";
import { UserError } from "../src/lib/terminal/user-error.server.ts";

/** Listens only on this machine unless another host is given. @throws UserError when it cannot */
export async function listenOn(handler: RequestListener, port = 0, host = "localhost") {
  // `localhost` may also mean an IPv6 address, where another program may have the port.
  const server = createServer(handler);
  try {
    server.listen(port, host === "localhost" ? "127.0.0.1" : host);
    await once(server, "listening");
  } catch (error) {
    const sentence =
      "The server cannot listen on {host}, port {port} ({reason}). Another port: PORT=8080 npm start";
    throw new UserError(say(sentence, { host, port, reason: `${error}` }), { cause: error });
  }
  const bound = server.address();
  if (typeof bound !== "object" || bound === null) throw new Error("the server has no port");
  return {
    address: `http://${host}:${bound.port}`,
    port: bound.port,
    close: async () => {
      if (!server.listening) return;
      const closed = server[Symbol.asyncDispose]();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** @param answers whether the app, and not Vite, answers an address */
export function viteApp(name: string, { fetch }: Hono, answers: (path: string) => boolean): Plugin {
  // Vite shares this process and needs its Request and Response.
  const listener = getRequestListener(fetch, { overrideGlobalObjects: false });
  return {
    name,
    apply: "serve",
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [path = ""] = (request.url ?? "").split("?");
        if (answers(path)) listener(request, response).catch(next);
        else next();
      });
    },
  };
}
