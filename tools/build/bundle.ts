import { build, type Plugin, type Rolldown } from "vite";

/**
 * Bundles a script that stands apart from the framework's modules into one classic script.
 * @param define constants by name, as JavaScript
 */
export async function bundleScript(
  entry: string,
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    define,
    build: {
      write: false,
      target: "es2020",
      // Library mode inlines dynamic imports without Vite's preload helper.
      lib: { entry, formats: ["iife"], name: "script" },
    },
  });
  for (const output of Array.isArray(result) ? result : [result]) {
    if (!("output" in output)) continue;
    const chunk = output.output.find((item): item is Rolldown.OutputChunk => item.type === "chunk");
    if (chunk) return chunk.code;
  }
  throw new Error(`${entry} came out empty`);
}

/** Three hundred files that colour program code, which no text of the site holds. */
const withoutCodeColours: Plugin = {
  name: "without-code-colours",
  enforce: "pre",
  resolveId: (id) => (/^@shikijs\/(?:langs|themes)\//.test(id) ? "\0no-colours" : null),
  load: (id) => (id === "\0no-colours" ? "export default []" : null),
};

const fontsOfCdn = /src:url\(https:\/\/cdn\.jsdelivr\.net\/[^)]*\)/g;

/** The package brings its fonts along, but its style sheet asks a CDN for them before it uses those. */
const withoutCdnFonts: Plugin = {
  name: "without-cdn-fonts",
  transform(code, id) {
    if (!id.endsWith("@sveltia/cms/npm/index.js")) return null;
    if (!fontsOfCdn.test(code)) throw new Error("@sveltia/cms names its fonts in another way now");
    return { code: code.replace(fontsOfCdn, "src:local('')"), map: null };
  },
};

/**
 * Bundles the content editor: `/admin/editor.js` and what it loads. The package's own module is
 * used, which brings its fonts, icons and languages along instead of asking a CDN for them.
 * @param folder where the files go, such as `build/client/admin`
 */
export async function bundleEditor(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: "error",
    base: "/admin/",
    publicDir: false,
    worker: { format: "es" },
    plugins: [withoutCodeColours, withoutCdnFonts],
    build: {
      outDir: folder,
      emptyOutDir: true,
      assetsDir: "parts",
      assetsInlineLimit: 0,
      target: "es2022",
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        input: "src/admin/editor.ts",
        output: { entryFileNames: "editor.js" },
      },
    },
  });
}
