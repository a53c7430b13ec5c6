import { basename, join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Backend } from "@sveltia/cms";
import { dev } from "astro";
import { Hono } from "hono";
import { readPort, viteApp } from "../server/listen.ts";
import { addHeaders } from "../server/site.ts";
import { writeEditor } from "../src/admin/write-editor.server.ts";
import { editorPath } from "../src/content/addresses.server.ts";
import { stop } from "../src/content/content-error.server.ts";

const folder = "generated";

/** Sveltia CMS opens a folder of this machine in place of this forge, which it must be told of all the same. */
const here: Backend = {
  name: "gitea",
  repo: `this/${basename(process.cwd())}`,
  auth_methods: ["token"],
};

async function edit(): Promise<void> {
  // No other project's usual port: the browser remembers by it which folder the page may write to.
  const port = readPort(process.env["PORT"]?.trim() || "5741");
  await writeEditor(folder, here);
  // Vite's build leaves "production" there, with which no page reloads when a file is saved.
  process.env["NODE_ENV"] = "development";
  const editor = new Hono()
    .use(addHeaders)
    .get(editorPath, serveStatic({ path: join(folder, `${editorPath}.html`) }))
    .get(`${editorPath}/*`, serveStatic({ root: folder }));
  const isEditorPath = (path: string) => `${path}/`.startsWith(`${editorPath}/`);
  const server = await dev({
    server: { port, host: "localhost" },
    vite: { plugins: [viteApp("editor", editor, isEditorPath)] },
    // Vite warns of what only its search for packages sees; the address is to stay the last line.
    logLevel: "error",
  });
  const address = `http://localhost:${server.address.port}`;
  console.info(`Editor: ${address}${editorPath}  Site: ${address}`);
}

await edit().catch(stop);
