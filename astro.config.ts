import react from "@astrojs/react";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "astro/config";
import browserslistToEsbuild from "browserslist-to-esbuild";
import { hashedFolder } from "./server/headers.ts";
import { mailboxPlugin } from "./server/mailbox-plugin.ts";
import { loadSite } from "./src/content/load-content.ts";
import { directives } from "./src/layouts/content-security-policy.ts";
import { buildSteps } from "./tools/build/build-steps.ts";
import { lowerCss } from "./tools/build/lower-css.ts";

/** `BUILD_DIR` lets a test or a benchmark build beside the real output. */
const buildFolder = process.env["BUILD_DIR"] ?? "build";

export default defineConfig({
  site: loadSite().address,
  outDir: `${buildFolder}/client`,
  trailingSlash: "never",
  // `about.html`, which hosts show at `/about`; for a folder most of them send the visitor on.
  build: { format: "file", assets: hashedFolder, inlineStylesheets: "always" },
  security: { csp: { directives: [...directives] } },
  integrations: [react(), buildSteps()],
  devToolbar: { enabled: false },
  vite: {
    plugins: [tailwindcss(), mailboxPlugin(".mailbox")],
    envPrefix: ["PUBLIC_", "VITE_"],
    // An inlined data: address would need a looser content security policy.
    css: { postcss: { plugins: [lowerCss()] } },
    build: { assetsInlineLimit: 0, target: browserslistToEsbuild() },
  },
});
