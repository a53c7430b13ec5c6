import { resolve } from "node:path";
import type { Plugin } from "vite";
import { contentFolder } from "../app/content/read-yaml.server.ts";

/** In development, a changed content file reloads the page that is open. */
export function reloadContent(): Plugin {
  return {
    name: "reload-content",
    configureServer({ watcher, ws }) {
      const folder = resolve(contentFolder());
      watcher.add(folder);
      watcher.on("change", (file) => {
        if (resolve(file).startsWith(folder)) ws.send({ type: "full-reload" });
      });
    },
  };
}
