import { resolve } from "node:path";
import react from "@astrojs/react";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "astro/config";
import browserslistToEsbuild from "browserslist-to-esbuild";
import { viteApp } from "./server/listen.ts";
import { isMailboxPath, mailboxRoutes } from "./server/mailbox.ts";
import { hashedFolder } from "./src/content/addresses.server.ts";
import { directives } from "./src/content-security-policy.server.ts";
import { buildSteps } from "./tools/build/build-steps.ts";
import { refuseBuildCode } from "./tools/build/bundle.ts";
import { lowerCss } from "./tools/build/lower-css.ts";

/** A test builds beside the real output. */
const buildFolder = process.env["BUILD_DIR"] ?? "build";

/**
 * On a slow line a further request costs more than the few bytes that a page does not use. All of
 * CommonJS is in the first, or what loads that would stand in a file of 90 bytes.
 */
const fewScripts = {
  groups: [
    {
      name: "shared",
      test: new RegExp(
        [
          "node_modules/(?:react|react-dom|scheduler|react-hot-toast)/",
          "src/(?:i18n|ui|charity/contact|shell|layouts/island|forms/direct-contacts)",
        ].join("|"),
      ),
      priority: 2,
    },
    { name: "gift", test: /src\/donate\/(?!after)/, minShareCount: 2, priority: 1 },
    { name: "forms", test: /src\/(?:forms|outbox)\//, minShareCount: 3 },
  ],
};

/** Astro's own name for the script of every page would stand in each of them, long as it is. */
const shortNames = {
  entryFileNames: ({ name }: { name: string }) =>
    `${hashedFolder}/${name.includes("astro") ? "page" : "[name]"}.[hash].js`,
};

export default defineConfig({
  outDir: `${buildFolder}/client`,
  trailingSlash: "never",
  // `about.html`, which hosts show at `/about`; for a folder most of them send the visitor on.
  build: { format: "file", assets: hashedFolder, inlineStylesheets: "always" },
  security: { csp: { directives: [...directives] } },
  integrations: [react(), buildSteps()],
  devToolbar: { enabled: false },
  // A build would name each of its hundreds of files; what matters build-steps.ts says at the end.
  logger: {
    entrypoint: resolve("tools/build/log-once.ts"),
    config: { level: process.argv.includes("build") ? "warn" : "info" },
  },
  // Nothing is written in Markdown; the highlighter has styles that the policy refuses.
  markdown: { syntaxHighlight: false },
  vite: {
    plugins: [
      tailwindcss(),
      refuseBuildCode,
      viteApp("mailbox", mailboxRoutes(".mailbox"), isMailboxPath),
    ],
    envPrefix: ["PUBLIC_", "VITE_"],
    // An inlined data: address would need a looser content security policy.
    css: { postcss: { plugins: [lowerCss()] } },
    build: { assetsInlineLimit: 0, target: browserslistToEsbuild() },
    environments: {
      client: {
        build: { rolldownOptions: { output: { ...shortNames, codeSplitting: fewScripts } } },
      },
    },
  },
});
