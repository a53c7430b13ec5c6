import { dev } from "astro";
import { editFolder } from "../server/edit-folder.ts";
import { editorPath, isEditorPath } from "../server/headers.ts";
import { readPort } from "../server/listen.ts";
import { runProgram } from "../server/run-program.ts";
import { viteApp } from "../server/vite-app.ts";
import { bundleEditor } from "./build/bundle.ts";

const bundle = "generated/admin";

/**
 * `npm run edit`: the development server with the content editor beside it, over the files of this
 * folder. What is saved there is in the folder, and the page that shows it reloads.
 */
await runProgram(async () => {
  const port = readPort(process.env["PORT"]?.trim() || "5173");
  await bundleEditor(bundle);
  // Localhost alone: whoever reaches the editor can change the files.
  const server = await dev({
    server: { port, host: "localhost" },
    vite: {
      plugins: [viteApp("editor", editFolder(bundle), isEditorPath)],
      // Vite would let pages of this machine's other ports write files.
      server: { cors: false },
    },
    // Vite warns of what only its search for packages sees; the address is to stay the last line.
    logLevel: "error",
  });
  const address = `http://localhost:${server.address.port}`;
  console.info(`Editor: ${address}${editorPath}  Site: ${address}`);
});
