import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { mailboxPlugin } from "./server/mailbox-plugin.ts";
import { pageScript } from "./vite-plugins/page-script.ts";
import { reloadContent } from "./vite-plugins/reload-content.ts";

/**
 * Few files compress better than many and need fewer requests: the framework in one, and in another
 * what every interactive page shares. Without this the shell alone comes in a dozen files.
 */
const codeSplitting = {
  groups: [
    {
      name: "framework",
      test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|cookie-es)[\\/]/,
      priority: 2,
    },
    {
      name: "shared",
      test: /[\\/]app[\\/](shell|components|content|root)|node_modules[\\/](lucide-react|react-hot-toast|goober)[\\/]/,
      minShareCount: 3,
      priority: 1,
    },
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
