import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import { hashedFolder } from "../../src/content/addresses.server.ts";

export const refuseBuildCode: Plugin = {
  name: "refuse-build-code",
  applyToEnvironment: ({ name }) => name === "client",
  load(id) {
    if (id.includes(".server.")) throw new Error(`${id} must not reach a browser`);
  },
};

/** @param define constants by name, as JavaScript */
export async function bundleScript(
  entry: string,
  format: "iife" | "es",
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    plugins: [refuseBuildCode],
    define: { "process.env.NODE_ENV": '"production"', ...define },
    build: {
      write: false,
      target: "es2020",
      // In library mode Vite inlines dynamic imports without its preload helper.
      lib: { entry, formats: [format], name: "script" },
    },
  });
  for (const output of Array.isArray(result) ? result : [result]) {
    if (!("output" in output)) continue;
    const chunk = output.output.find((item): item is Rolldown.OutputChunk => item.type === "chunk");
    if (chunk) return chunk.code;
  }
  throw new Error(`${entry} came out empty`);
}

/** @returns the address, which changes with the code */
export function writeHashed(folder: string, name: string, code: string): string {
  const hash = createHash("sha256").update(code).digest("hex").slice(0, 8);
  const path = `/${hashedFolder}/${name}.${hash}.js`;
  writeFileSync(join(folder, path), code);
  return path;
}
