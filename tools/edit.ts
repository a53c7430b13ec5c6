import { basename, join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Backend } from "@sveltia/cms";
import { dev } from "astro";
import { Hono } from "hono";
import { viteApp } from "../server/listen.ts";
import { addHeaders } from "../server/site.ts";
import { editorPath } from "../src/lib/addresses/addresses.server.ts";
import { writeEditor } from "../src/lib/editor/write-editor.server.ts";
import { exitWithError } from "../src/lib/terminal/user-error.server.ts";

const folder = "generated";

/** Sveltia CMS needs a forge in its settings, although it opens a folder of this machine. */
const here: Backend = {
  name: "gitea",
  repo: `this/${basename(process.cwd())}`,
  auth_methods: ["token"],
};

async function startEditor(): Promise<void> {
  // The browser remembers by the port which folder the page may write to, so no other program should use it.
  const port = Number(process.env["PORT"]?.trim() || 5741);
  await writeEditor(folder, here);
  // Vite's build of the editor has set "production", with which pages do not reload when a file is saved.
  process.env["NODE_ENV"] = "development";
  const editor = new Hono()
    .use(addHeaders)
    .get(editorPath, serveStatic({ path: join(folder, `${editorPath}.html`) }))
    .get(`${editorPath}/*`, serveStatic({ root: folder }));
  const isEditorPath = (path: string) => `${path}/`.startsWith(`${editorPath}/`);
  const server = await dev({
    server: { port, host: "localhost" },
    vite: { plugins: [viteApp("editor", editor, isEditorPath)] },
    // Vite's warnings would hide the address, which must be the last line.
    logLevel: "error",
  });
  const address = `http://localhost:${server.address.port}`;
  console.info(`Editor: ${address}${editorPath}  Site: ${address}`);
}

await startEditor().catch(exitWithError);
