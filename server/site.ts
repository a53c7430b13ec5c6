import { existsSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono, type Next } from "hono";
import { etag } from "hono/etag";
import { contentTypeOf, headersFor } from "./headers.ts";
import { mailboxRoutes } from "./mailbox.ts";

type Folders = {
  readonly root: string;
  readonly mailboxDir: string;
};

type Env = { Variables: { file?: string } };

/** The built site as the configured hosts serve it, and a mailbox in place of the mail service. */
export function createSite({ root, mailboxDir }: Folders): Hono<Env> {
  const app = new Hono<Env>();
  app.use(etag(), addHeaders);
  app.route("/", mailboxRoutes(mailboxDir));
  app.on(["POST", "PUT", "PATCH", "DELETE"], "*", (c) =>
    c.text("Method Not Allowed", 405, { Allow: "GET, HEAD" }),
  );
  app.route("/", staticSite(resolve(root)));
  return app;
}

async function addHeaders(c: Context<Env>, next: Next): Promise<void> {
  await next();
  const { headers } = c.res;
  const file = c.get("file");
  if (file !== undefined) {
    const type = contentTypeOf(file);
    headers.set("Content-Type", type);
    if (type.includes("charset")) headers.set("Vary", "Accept-Encoding");
  }
  for (const [name, value] of Object.entries(headersFor(file ?? c.req.path))) {
    if (!headers.has(name)) headers.set(name, value);
  }
}

function staticSite(root: string): Hono<Env> {
  const isPage = (path: string) => existsSync(join(root, `${path}.html`));
  const serve = (path?: string) =>
    serveStatic<Env>({
      ...(path !== undefined && { path }),
      root,
      precompressed: true,
      rewriteRequestPath: (asked) => (isPage(asked) ? `${asked}.html` : asked),
      onFound: (file, c) => c.set("file", `/${relative(root, file).replace(/\.(?:br|gz)$/u, "")}`),
    });

  async function notFound(c: Context<Env>): Promise<Response> {
    const [prefix = ""] = /^\/[\w-]+(?=\/|$)/u.exec(c.req.path) ?? [];
    const page = isPage(`${prefix}/404`) ? `${prefix}/404.html` : "404.html";
    const sent = await serve(page)(c, async () => {});
    return new Response(sent?.body ?? "Not Found", { status: 404, headers: sent?.headers ?? {} });
  }

  return new Hono<Env>()
    .get("/index.html", (c) => c.redirect(`/${new URL(c.req.url).search}`, 301))
    .use(async (c, next) => {
      const { path, url } = c.req;
      if (isHidden(path)) return notFound(c);
      const [, page = ""] = /^(\/.+?)(?:\/index\.html|\.html|\/)$/u.exec(path) ?? [];
      if (page === "" || !isPage(page)) return next();
      return c.redirect(encodeURI(page) + new URL(url).search, 301);
    })
    .use(serve())
    .use(notFound);
}

/**
 * Hidden files (but `/.well-known`, RFC 8615), `//`, which a redirection would turn into another host,
 * files for the host, compressed copies, and the not-found page, which has no address of its own.
 */
function isHidden(path: string): boolean {
  const hidden =
    /\/(?:\.(?!well-known\/)|\/)|^\/_(?:headers|redirects)$|\.(?:br|gz)$|\/(?:404(?:\.html)?|index)$/u;
  return hidden.test(path);
}
