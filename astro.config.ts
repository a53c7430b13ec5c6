import react from "@astrojs/react";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "astro/config";
import { viteApp } from "./server/listen.ts";
import { isMailboxPath, mailboxRoutes } from "./server/mailbox.ts";
import { hashedFolder } from "./src/lib/addresses/addresses.server.ts";
import { siteMap } from "./src/lib/addresses/site-files.server.ts";
import { refuseBuildCode, scriptTargets } from "./tools/build/browser-code.ts";
import { buildSteps } from "./tools/build/build-steps.ts";
import { lowerCss } from "./tools/build/lower-css.ts";

/** Tests build into other folders. */
const buildFolder = process.env["BUILD_DIR"] ?? "build";

/**
 * On a slow line another request costs more than some unused bytes. All of CommonJS is in the first
 * group, because its loader would become a file of 90 bytes.
 */
const fewScripts = {
  groups: [
    {
      name: "shared",
      test: new RegExp(
        [
          "node_modules/(?:react|react-dom|scheduler)/",
          "src/(?:lib/(?:i18n/(?!day)|[a-z-]+\\.ts)|components/(?:ui/(?!copy|section)|shell|charity/contact|forms/draft)|layouts/island)",
        ].join("|"),
      ),
      priority: 2,
    },
    {
      name: "gift",
      test: /src\/(?:components\/(?:donate\/(?!after)|ui\/)|lib\/(?:i18n|money|rates)\/)/,
      minShareCount: 2,
      priority: 1,
    },
  ],
};

export default defineConfig({
  outDir: `${buildFolder}/client`,
  // Hosts show `about.html` at `/about`. For a folder most of them redirect.
  build: { format: "file", assets: hashedFolder, inlineStylesheets: "always" },
  integrations: [react(), siteMap(), buildSteps()],
  devToolbar: { enabled: false },
  // The site has no Markdown, and the policy refuses the styles of the highlighter.
  markdown: { syntaxHighlight: false },
  vite: {
    plugins: [
      tailwindcss(),
      refuseBuildCode,
      viteApp("mailbox", mailboxRoutes(".mailbox"), isMailboxPath),
    ],
    // Scripts that pages load by `?worker&url` must be small, and a module needs no wrapper.
    worker: { format: "es" },
    envPrefix: ["PUBLIC_", "VITE_"],
    // An inlined data: address would need a looser content security policy.
    css: { postcss: { plugins: [lowerCss()] } },
    build: { assetsInlineLimit: 0, target: scriptTargets },
    environments: {
      client: {
        build: { rolldownOptions: { output: { codeSplitting: fewScripts } } },
      },
    },
  },
});
