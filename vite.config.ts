import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { pageScript } from "./vite-plugins/page-script.ts";

export default defineConfig({
  plugins: [tailwindcss(), pageScript(), reactRouter()],
  build: {
    // An inlined data: address would need a looser content security policy.
    assetsInlineLimit: 0,
  },
});
