import { existsSync, globSync } from "node:fs";
import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono, type Next } from "hono";
import { bodyLimit } from "hono/body-limit";
import { editorPlan } from "../src/admin/editor-config.ts";
import { editorPage } from "../src/admin/editor-page.ts";
import { checkPath, folderPath, ownHeader } from "../src/admin/folder-over-http.ts";
import { checkAllContent } from "../src/content/check-all-content.ts";
import { ContentError } from "../src/content/content-error.ts";
import { contentFolder } from "../src/content/load-content.ts";
import { contentTypeOf, editorPath, headersFor } from "./headers.ts";

/** A picture from a phone; the site's own limits are smaller. */
const maxSize = 20 * 1024 * 1024;

/** Where words, records and pictures are; never a hidden file, never outside the folder. */
const editable = /^content\/(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:yaml|png|jpe?g|webp)$/u;

const backend = { name: "test-repo" } as const;

/**
 * The editor over the content folder of this machine, for `npm run edit`: its page, its parts, the files
 * of the folder, and what the site's own check says of them. Only for browsers on this machine.
 * @param bundle the folder with the editor's script
 */
export function editFolder(bundle: string): Hono {
  const app = new Hono();
  app.use(onlyThisMachine);
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headersFor(c.req.path))) {
      c.res.headers.set(name, value);
    }
    c.res.headers.set("Cache-Control", "no-store");
  });
  app.get(editorPath, (c) => c.html(editorPage(backend, true)));
  app.get(`${editorPath}/`, (c) => c.redirect(editorPath, 301));
  app.get(`${editorPath}/plan.json`, (c) => c.json(editorPlan(backend, new URL(c.req.url).origin)));
  app.use(`${folderPath}/*`, onlyOwnPage);
  app.use(checkPath, onlyOwnPage);
  app.get(checkPath, (c) => c.text(problemOfContent()));
  app.get(folderPath, (c) => c.json(filesOfContent()));
  app.get(`${folderPath}/*`, sendFile);
  app.put(`${folderPath}/*`, bodyLimit({ maxSize }), writeWhole);
  app.delete(`${folderPath}/*`, async (c) => {
    const file = fileOf(c);
    if (file === undefined) return refuse(c);
    await rm(file, { force: true });
    return c.body(null, 204);
  });
  app.use(
    `${editorPath}/*`,
    serveStatic({ root: bundle, rewriteRequestPath: (path) => path.slice(editorPath.length) }),
  );
  return app;
}

/** Refuses requests under any other host name (DNS rebinding). */
async function onlyThisMachine(c: Context, next: Next) {
  const { hostname } = new URL(c.req.url);
  return ["localhost", "127.0.0.1", "[::1]"].includes(hostname) ? next() : c.text("Forbidden", 403);
}

/**
 * A page of another origin, another port of this machine included, names it; and it cannot send the header,
 * since its browser first asks whether it may (CORS), which `npm run edit` does not answer.
 */
async function onlyOwnPage(c: Context, next: Next) {
  const own = Object.entries(ownHeader).every(([name, value]) => c.req.header(name) === value);
  const { origin } = new URL(c.req.url);
  const isOwn = own && (c.req.header("Origin") ?? origin) === origin;
  return isOwn ? next() : c.text("Forbidden", 403);
}

const refuse = (c: Context) => c.text("No such file can be edited here", 403);

function fileOf(c: Context): string | undefined {
  const path = decodeURIComponent(c.req.path.slice(folderPath.length + 1));
  return editable.test(path) ? join(contentFolder(), path.slice("content/".length)) : undefined;
}

async function sendFile(c: Context): Promise<Response> {
  const file = fileOf(c);
  if (file === undefined) return refuse(c);
  if (!existsSync(file)) return c.text("There is no such file any more", 404);
  const { mtime } = await stat(file);
  return c.body(new Uint8Array(await readFile(file)), 200, {
    "Content-Type": contentTypeOf(file),
    "Last-Modified": mtime.toUTCString(),
  });
}

/** Writes under a temporary name, then renames: the development server reads files as they change. */
async function writeWhole(c: Context): Promise<Response> {
  const file = fileOf(c);
  if (file === undefined) return refuse(c);
  await mkdir(dirname(file), { recursive: true });
  const part = join(contentFolder(), `.${crypto.randomUUID()}.part`);
  await writeFile(part, new Uint8Array(await c.req.arrayBuffer()));
  await rename(part, file);
  return c.body(null, 204);
}

/** The files of the content folder as paths from the project's folder. */
function filesOfContent(): string[] {
  return globSync("**", { cwd: contentFolder() })
    .map((path) => `content/${path.replaceAll("\\", "/")}`)
    .filter((path) => editable.test(path))
    .sort();
}

/** What is wrong with the content, file, key and expectation; nothing when all is well. */
function problemOfContent(): string {
  try {
    checkAllContent();
    return "";
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
}
