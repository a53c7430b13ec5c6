import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { bundleScript } from "./bundle-script.ts";

const virtualId = "virtual:page-script";
const entry = "app/page-script/page-script.ts";

/**
 * Bundles the page script into one hashed file, apart from the framework's modules, and tells
 * its address and integrity hash to whoever imports `virtual:page-script`.
 */
export function pageScript(): Plugin {
  let bundled: Promise<{ code: string; src: string; integrity: string }> | undefined;
  let serving = false;
  return {
    name: "page-script",
    configResolved({ command }) {
      serving = command === "serve";
    },
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    async load(id) {
      if (id !== `\0${virtualId}`) return undefined;
      if (serving) return exporting(`/${entry}`, "");
      bundled ??= bundle();
      const { src, integrity } = await bundled;
      return exporting(src, integrity);
    },
    async generateBundle() {
      if (this.environment.name !== "client") return;
      bundled ??= bundle();
      const { code, src } = await bundled;
      this.emitFile({ type: "asset", fileName: src.slice(1), source: code });
    },
  };
}

function exporting(src: string, integrity: string): string {
  return `export const src = ${JSON.stringify(src)}; export const integrity = ${JSON.stringify(integrity)};`;
}

async function bundle() {
  const code = await bundleScript(entry);
  const hash = (algorithm: string) => createHash(algorithm).update(code);
  return {
    code,
    src: `/assets/page-${hash("sha256").digest("hex").slice(0, 8)}.js`,
    integrity: `sha384-${hash("sha384").digest("base64")}`,
  };
}
