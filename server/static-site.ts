import { resolve } from "node:path";
import type { Context } from "hono";
import { acceptedEncodings } from "./encodings.ts";
import { createFileStore, type Representation } from "./file-store.ts";
import { findFile, findNotFoundPage } from "./find-file.ts";
import { cacheControl, hashedFolder } from "./headers.ts";
import { parsePath } from "./request-path.ts";

/** Answers every request with a file of the folder, as a good static host would. */
export function staticSite(folder: string) {
  const root = resolve(folder);
  const load = createFileStore();

  return async (c: Context): Promise<Response> => {
    if (c.req.method !== "GET" && c.req.method !== "HEAD") {
      return c.text("Method Not Allowed", 405, { Allow: "GET, HEAD" });
    }
    const { pathname, search } = new URL(c.req.url);
    const path = parsePath(pathname);
    if (path === undefined) return c.text("Bad Request", 400);
    const accepted = acceptedEncodings(c.req.header("Accept-Encoding"));
    const found = await findFile(root, path);
    if (found.kind === "redirect") {
      c.header("Cache-Control", cacheControl.others);
      return c.redirect(found.to + search, 301);
    }
    if (found.kind === "file") {
      const hashed = path.segments[0] === hashedFolder;
      c.header("Cache-Control", hashed ? cacheControl.hashed : cacheControl.others);
      return sendFile(c, await load(found.path, accepted));
    }
    c.header("Cache-Control", cacheControl.others);
    const page = await findNotFoundPage(root, path.segments);
    if (page === undefined) return c.text("Not Found", 404);
    return send(c, await load(page, accepted), 404);
  };
}

function sendFile(c: Context, file: Representation): Response {
  c.header("ETag", file.etag);
  if (!matches(c.req.header("If-None-Match"), file.etag)) return send(c, file, 200);
  if (file.varies) c.header("Vary", "Accept-Encoding");
  return c.body(null, 304);
}

function send(c: Context, file: Representation, status: 200 | 404): Response {
  c.header("Content-Type", file.type);
  c.header("Content-Length", String(file.body.length));
  if (file.encoding !== undefined) c.header("Content-Encoding", file.encoding);
  if (file.varies) c.header("Vary", "Accept-Encoding");
  return c.body(file.body, status);
}

/** Whether the browser's copy is the current one; it may call the tag weak (RFC 9110, 13.1.2). */
function matches(header: string | undefined, etag: string): boolean {
  const tags = (header ?? "").split(",").map((tag) => tag.trim().replace(/^W\//u, ""));
  return tags.includes(etag) || tags.includes("*");
}
