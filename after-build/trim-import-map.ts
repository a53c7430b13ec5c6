import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import * as v from "valibot";
import { filesEndingIn, rewritePages } from "./site-files.ts";

const importMap = /(<script\b[^>]*\btype="importmap">)(\{[\s\S]*?\})(<\/script>)/;
const loader = /<script type="module"[^>]*>([\s\S]*?)<\/script>/g;
const modulePath = /"(\/assets\/[^"]+\.js)"/g;
const schema = v.strictObject({ integrity: v.record(v.string(), v.string()) });

/** A module's path and its code. */
type Modules = ReadonlyMap<string, string>;

/** Leaves, in the import map of every page, the hashes of the modules that the page can load. */
export async function trimImportMaps(folder: string): Promise<void> {
  const files = await filesEndingIn(join(folder, "assets"), ".js");
  const modules = new Map<string, string>();
  for (const file of files) modules.set(`/assets/${basename(file)}`, await readFile(file, "utf8"));
  await rewritePages(folder, (html) => withTrimmedMap(html, modules));
}

/**
 * The page with an import map of the modules it can load: the framework lists those of all pages, and
 * hashes do not compress. Links load documents here, so no page ever loads another page's modules.
 * @throws Error when a module that the page names has no hash
 */
export function withTrimmedMap(html: string, modules: Modules): string {
  const [whole, start, json = "", end] = importMap.exec(html) ?? [];
  if (whole === undefined) return html;
  const { integrity } = v.parse(schema, JSON.parse(json));
  const kept = reachable(html, modules).map((path) => [path, hashOf(path, integrity)] as const);
  const trimmed = JSON.stringify({ integrity: Object.fromEntries(kept) });
  return html.replace(whole, () => `${start}${trimmed}${end}`);
}

function hashOf(path: string, integrity: Readonly<Record<string, string>>): string {
  const hash = integrity[path];
  if (hash === undefined) throw new Error(`${path} has no hash in the import map`);
  return hash;
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
