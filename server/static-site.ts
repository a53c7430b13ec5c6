import { existsSync, statSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono, type Next } from "hono";
import { etag } from "hono/etag";
import { cacheControl, contentTypeOf, hashedFolder, isText } from "./headers.ts";

/** `file` is the path of the file that is sent; it may be a copy that the build has compressed. */
type Env = { Variables: { file?: string } };

/**
 * Serves a folder as the configured hosts do: compressed copies to browsers that accept them, one
 * address for each page, and the not-found page in the language of the path.
 */
export function staticSite(folder: string): Hono<Env> {
  const root = resolve(folder);
  const serve = (options: { path?: string }) =>
    serveStatic<Env>({
      ...options,
      root,
      precompressed: true,
      rewriteRequestPath: (path) => (isPage(root, path) ? `${path}.html` : path),
      onFound: (file, c) => c.set("file", file),
    });

  async function notFound(c: Context<Env>): Promise<Response> {
    const page = await serve({ path: notFoundPage(root, c.req.path) })(c, async () => {});
    if (!page) return c.text("Not Found", 404);
    return new Response(page.body, { status: 404, headers: page.headers });
  }

  async function refuseOrRedirect(c: Context<Env>, next: Next) {
    const { method, path, url } = c.req;
    if (method !== "GET" && method !== "HEAD") {
      return c.text("Method Not Allowed", 405, { Allow: "GET, HEAD" });
    }
    if (isMalformed(path)) return c.text("Bad Request", 400);
    if (isHidden(path)) return notFound(c);
    const address = canonicalPath(root, path);
    if (address !== undefined) return c.redirect(encodeURI(address) + new URL(url).search, 301);
    return next();
  }

  const app = new Hono<Env>();
  app.use(
    etag(),
    (c, next) => addFileHeaders(c, next, root),
    refuseOrRedirect,
    serve({}),
    notFound,
  );
  return app;
}

async function addFileHeaders(c: Context<Env>, next: Next, root: string): Promise<void> {
  await next();
  const { headers, status } = c.res;
  const file = c.get("file");
  const isHashed = file?.startsWith(join(root, hashedFolder) + sep);
  headers.set("Cache-Control", isHashed ? cacheControl.hashed : cacheControl.others);
  if (file === undefined) return;
  const type = contentTypeOf(file.replace(/\.(?:br|gz)$/u, ""));
  headers.set("Content-Type", type);
  if (isText(type)) headers.set("Vary", "Accept-Encoding");
  if (status === 404) return;
  const { mtimeMs, size } = statSync(file);
  headers.set("ETag", `"${Math.trunc(mtimeMs).toString(36)}-${size.toString(36)}"`);
}

/** Whether a path can belong to no file: broken percent-encoding, encoded separators, control characters. */
function isMalformed(path: string): boolean {
  try {
    return /%2f/iu.test(path) || /[\\\p{Cc}]/u.test(decodeURIComponent(path));
  } catch {
    return true;
  }
}

/**
 * Whether a path is not served although there may be such a file: hidden files (but `/.well-known`,
 * RFC 8615), `//`, which a redirection would turn into another host, files for the host, compressed
 * copies, and the not-found page, which has no address of its own.
 */
function isHidden(path: string): boolean {
  return (
    /\/[./]/u.test(path.replace(/^\/\.well-known(?=\/)/u, "")) ||
    /^\/_(?:headers|redirects)$|\.(?:br|gz)$|\/(?:404(?:\.html)?|index)\/?$/u.test(path)
  );
}

/** The address of a page that was asked for as `/about/`, `/about.html` or `/about/index.html`. */
function canonicalPath(root: string, path: string): string | undefined {
  if (path === "/index.html") return "/";
  const [, page] = /^(\/.+?)(?:\/index\.html|\.html|\/)$/u.exec(path) ?? [];
  return page !== undefined && isPage(root, page) ? page : undefined;
}

function isPage(root: string, path: string): boolean {
  return existsSync(join(root, `${path}.html`));
}

/** The not-found page of the folder that a path begins with, such as `/ar`, else that of the site. */
function notFoundPage(root: string, path: string): string {
  const [folder = ""] = /^\/[\w-]+(?=\/|$)/u.exec(path) ?? [];
  return isPage(root, `${folder}/404`) ? `${folder}/404.html` : "404.html";
}
