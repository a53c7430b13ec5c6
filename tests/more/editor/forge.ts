import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { cors } from "hono/cors";
import { listenOn } from "../../../server/listen.ts";

/**
 * Imitates GitLab's sign-in at another address than the editor's. It accepts everybody and gives a token for
 * any code.
 */
export async function serveForge() {
  const tokens: string[] = [];
  const app = new Hono();
  app.use(cors());
  app.get("/oauth/authorize", (c) => {
    const back = new URL(c.req.query("redirect_uri") ?? "");
    back.searchParams.set("code", "the-code");
    back.searchParams.set("state", c.req.query("state") ?? "");
    return c.redirect(back.href);
  });
  app.post("/oauth/token", (c) => c.json({ access_token: "the-token" }));
  app.all("*", (c) => {
    tokens.push(c.req.header("Authorization") ?? "");
    return c.json({}, 401);
  });
  const server = await listenOn(getRequestListener(app.fetch));
  return {
    address: server.address,
    tokens,
    close: () => server.close(),
  };
}
