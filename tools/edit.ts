import { getRequestListener } from "@hono/node-server";
import { dev } from "astro";
import type { Plugin } from "vite";
import { editFolder } from "../server/edit-folder.ts";
import { editorPath, isEditorPath } from "../server/headers.ts";
import { readSettings } from "../server/settings.ts";
import { bundleEditor } from "./build/bundle-editor.ts";

/**
 * `npm run edit`: the development server with the editor of the words beside it, over the files of this
 * folder. What is saved there is in the folder, and the page that shows it reloads.
 */

const bundle = "generated/admin";

function editorPlugin(): Plugin {
  return {
    name: "editor",
    configureServer({ middlewares }) {
      const { fetch } = editFolder(bundle);
      // Vite's own code shares this process: its Request and Response stay as they are.
      const listener = getRequestListener(fetch, { overrideGlobalObjects: false });
      middlewares.use((request, response, next) => {
        const [path = ""] = (request.url ?? "").split("?");
        if (isEditorPath(path)) listener(request, response).catch(next);
        else next();
      });
    },
  };
}

async function edit(): Promise<void> {
  const read = readSettings({ ...process.env, PORT: process.env["PORT"] ?? "5173" });
  if (!read.ok) {
    console.error(read.problem);
    process.exitCode = 1;
    return;
  }
  await bundleEditor(bundle);
  // Localhost alone: whoever reaches the editor can change the files.
  const server = await dev({
    server: { port: read.settings.port, host: "localhost" },
    vite: { plugins: [editorPlugin()] },
    // Vite warns of what only its search for packages sees; the address is to stay the last line.
    logLevel: "error",
  });
  const address = `http://localhost:${server.address.port}`;
  console.info(`Editor: ${address}${editorPath}  Site: ${address}`);
}

await edit();
