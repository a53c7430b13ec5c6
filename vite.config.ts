import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { mailboxPlugin } from "./server/mailbox-plugin.ts";
import { pageScript } from "./vite-plugins/page-script.ts";
import { reloadContent } from "./vite-plugins/reload-content.ts";

const framework =
  /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|vite\/preload-helper/;
const forms = /app[\\/](forms|form-parts)[\\/]/;
// Donate has a field, too.
const shell =
  /app[\\/](shell|components|content|form-parts[\\/](field|control-look)\.)|node_modules[\\/](lucide-react|react-hot-toast)/;

/**
 * Few files compress better than many and need fewer requests: one for the framework, one for what
 * pages share, one for what forms share. Left to itself the bundler makes a dozen for the shell alone.
 */
const codeSplitting = {
  groups: [
    { name: "framework", test: framework, priority: 2 },
    { name: "shared", test: shell, minShareCount: 2, priority: 1 },
    { name: "forms", test: forms, minShareCount: 2 },
  ],
};

export default defineConfig({
  plugins: [tailwindcss(), pageScript(), mailboxPlugin(".mailbox"), reloadContent(), reactRouter()],
  build: {
    // An inlined data: address would need a looser content security policy.
    assetsInlineLimit: 0,
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
});
