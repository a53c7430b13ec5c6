import { createHash } from "node:crypto";
import { basename } from "node:path";
import { type Modules, readModules } from "./modules.ts";
import { rewritePages } from "./site-files.ts";

const importMap = /(<script\b[^>]*\btype="importmap">)\{[\s\S]*?\}(<\/script>)/;
const loader = /<script type="module"[^>]*>([\s\S]*?)<\/script>/g;
const modulePath = /"(\/assets\/[^"]+\.js)"/g;

/** Leaves, in the import map of every page, the hashes of the modules that the page can load. */
export async function trimImportMaps(folder: string): Promise<void> {
  const modules = await readModules(folder);
  await rewritePages(folder, (html) => withTrimmedMap(html, modules));
}

/**
 * The page with an import map of the modules it can load: the framework lists those of all pages, and
 * hashes do not compress, which is also why these are the shortest that browsers take (SHA-256, Subresource
 * Integrity). Links load documents here, so no page ever loads another page's modules.
 * @throws Error when a module that the page names does not exist
 */
export function withTrimmedMap(html: string, modules: Modules): string {
  const [whole, start, end] = importMap.exec(html) ?? [];
  if (whole === undefined) return html;
  const kept = reachable(html, modules).map((path) => [path, hashOf(path, modules)] as const);
  const trimmed = JSON.stringify({ integrity: Object.fromEntries(kept) });
  return html.replace(whole, () => `${start}${trimmed}${end}`);
}

function hashOf(path: string, modules: Modules): string {
  const code = modules.get(path);
  if (code === undefined) throw new Error(`there is no ${path}`);
  return `sha256-${createHash("sha256").update(code).digest("base64")}`;
}

/** The modules that a page's loader names, and those that these name in turn. */
function reachable(html: string, modules: Modules): string[] {
  const found = new Set<string>();
  const add = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    // The manifest lists the modules of every route, of which only this page's are ever loaded.
    if (path.startsWith("/assets/manifest-")) return;
    const code = modules.get(path) ?? "";
    for (const other of modules.keys()) if (code.includes(basename(other))) add(other);
  };
  for (const [, code = ""] of html.matchAll(loader)) {
    for (const [, path = ""] of code.matchAll(modulePath)) add(path);
  }
  return [...found];
}
