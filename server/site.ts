import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono, type Next } from "hono";
import { compress } from "hono/compress";
import { etag } from "hono/etag";
import { headersFor } from "./headers.ts";
import { mailboxRoutes } from "./mailbox.ts";

/** Serves the built site as the hosts do, with a mailbox instead of the email service. */
export function createSite({ root, mailboxDir }: Record<"root" | "mailboxDir", string>): Hono {
  return new Hono()
    .use(compress(), etag(), addHeaders)
    .route("/", mailboxRoutes(mailboxDir))
    .on(["POST", "PUT", "PATCH", "DELETE"], "*", (c) =>
      c.text("Method Not Allowed", 405, { Allow: "GET, HEAD" }),
    )
    .route("/", staticSite(resolve(root)));
}

/** Adds headers, but keeps those of the response. */
export async function addHeaders(c: Context, next: Next): Promise<void> {
  await next();
  // The not-found page has the headers of a page for every address.
  const headers = headersFor(c.res.status === 404 ? "/404" : c.req.path);
  for (const [name, value] of Object.entries(headers)) {
    if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  }
}

function staticSite(root: string): Hono {
  const isPage = (path: string) => existsSync(join(root, `${path}.html`));
  const serveFiles = (path?: string) =>
    serveStatic({
      ...(path !== undefined && { path }),
      root,
      rewriteRequestPath: (asked) => (isPage(asked) ? `${asked}.html` : asked),
    });

  async function notFound(c: Context): Promise<Response> {
    const [prefix = ""] = /^\/[\w-]+(?=\/|$)/u.exec(c.req.path) ?? [];
    const page = isPage(`${prefix}/404`) ? `${prefix}/404.html` : "404.html";
    const sent = await serveFiles(page)(c, async () => {});
    return new Response(sent?.body ?? "Not Found", { status: 404, headers: sent?.headers ?? {} });
  }

  return new Hono()
    .get("/index.html", (c) => c.redirect(`/${new URL(c.req.url).search}`, 301))
    .use(async (c, next) => {
      const { path, url } = c.req;
      if (hidden.test(path)) return notFound(c);
      const [, page = ""] = /^(\/.+?)(?:\/index\.html|\.html|\/)$/u.exec(path) ?? [];
      if (page === "" || !isPage(page)) return next();
      return c.redirect(encodeURI(page) + new URL(url).search, 301);
    })
    .use(serveFiles())
    .use(notFound);
}

/**
 * Hidden files (except `/.well-known`, RFC 8615), `//`, which a redirect would turn into another
 * host, files for the host, and the not-found page.
 */
const hidden =
  /\/(?:\.(?!well-known\/)|\/)|^\/_(?:headers|redirects)$|\/(?:404(?:\.html)?|index)$/u;
