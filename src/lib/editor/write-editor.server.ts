import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Backend } from "@sveltia/cms";
import { build, type Plugin } from "vite";
import { editorPath } from "../addresses/addresses.server.ts";
import { loadSite } from "../content/site.server.ts";
import { editorConfig } from "./editor-plan.server.ts";
import { editorPage, loadEditor } from "./editor-settings.server.ts";

/** @param origins the addresses of the forge that the page may ask */
export async function writeEditor(
  folder: string,
  backend: Backend,
  origins: readonly string[] = [],
): Promise<void> {
  const editorFolder = join(folder, editorPath);
  await bundleEditor(editorFolder);
  const config = editorConfig(backend, loadSite().address);
  await writeFile(join(editorFolder, "config.json"), JSON.stringify(config));
  await writeFile(`${editorFolder}.html`, editorPage(origins));
}

export async function writeForgeEditor(folder: string): Promise<void> {
  const { backend, origins } = loadEditor();
  if (backend) await writeEditor(folder, backend, origins);
}

/** Leaves out 300 files that colour program code, which no text contains. */
const withoutCodeColours: Plugin = {
  name: "without-code-colours",
  enforce: "pre",
  resolveId: (id) => (/^@shikijs\/(?:langs|themes)\//.test(id) ? "\0no-colours" : null),
  load: (id) => (id === "\0no-colours" ? "export default []" : null),
};

const fontsOfCdn = /src:url\(https:\/\/cdn\.jsdelivr\.net\/[^)]*\)/g;

/** The package contains its fonts, but its style sheet asks a CDN for them first. */
const withoutCdnFonts: Plugin = {
  name: "without-cdn-fonts",
  transform(code, id) {
    if (!id.endsWith("@sveltia/cms/npm/index.js")) return null;
    if (!fontsOfCdn.test(code)) throw new Error("@sveltia/cms names its fonts in another way now");
    return { code: code.replace(fontsOfCdn, "src:local('')"), map: null };
  },
};

/** Bundles the editor with its fonts and icons. */
async function bundleEditor(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: "error",
    base: `${editorPath}/`,
    publicDir: false,
    worker: { format: "es" },
    plugins: [withoutCodeColours, withoutCdnFonts],
    build: {
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      target: "es2022",
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: "src/lib/editor/editor.ts",
        output: { entryFileNames: "editor.js" },
      },
    },
  });
}
