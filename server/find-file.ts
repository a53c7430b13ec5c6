import { stat } from "node:fs/promises";
import { join, sep } from "node:path";
import { isHidden, pathTo, type RequestPath } from "./request-path.ts";

/** What a path leads to. */
export type Found =
  | { readonly kind: "file"; readonly path: string }
  | { readonly kind: "redirect"; readonly to: string }
  | { readonly kind: "missing" };

const missing: Found = { kind: "missing" };

/**
 * Finds what a host would serve: `/about` is `about/index.html` or `about.html`, and every other way
 * to write it (`/about/`, `/about/index.html`, `/about.html`) leads there.
 */
export async function findFile(
  root: string,
  { segments, endsInSlash }: RequestPath,
): Promise<Found> {
  // The not-found page is no page of its own: asked for by name it is not found either.
  if (isHidden(segments) || /^404(\.html)?$/u.test(segments.at(-1) ?? "")) return missing;
  const shorter = withoutPageName(segments);
  if (shorter !== undefined) {
    const exists = (await isFile(root, segments)) || (await pageOf(root, shorter)) !== undefined;
    return exists && !endsInSlash ? redirectTo(shorter) : missing;
  }
  if (!endsInSlash && (await isFile(root, segments))) return file(root, segments);
  const page = await pageOf(root, segments);
  if (page === undefined) return missing;
  return endsInSlash ? redirectTo(segments) : file(root, page);
}

/** The not-found page for a path: that of its language's folder, else that of the site. */
export async function findNotFoundPage(
  root: string,
  segments: readonly string[],
): Promise<string | undefined> {
  const [folder] = segments;
  if (folder !== undefined && !isHidden([folder])) {
    const own = [folder, "404.html"];
    if (await isFile(root, own)) return join(root, ...own);
  }
  return (await isFile(root, ["404.html"])) ? join(root, "404.html") : undefined;
}

/** The path of a page that was asked for by its file's name, or nothing for any other name. */
function withoutPageName(segments: readonly string[]): readonly string[] | undefined {
  const last = segments.at(-1) ?? "";
  if (!last.endsWith(".html")) return undefined;
  const folder = segments.slice(0, -1);
  return last === "index.html" ? folder : [...folder, last.slice(0, -".html".length)];
}

async function pageOf(root: string, segments: readonly string[]) {
  const index = [...segments, "index.html"];
  if (await isFile(root, index)) return index;
  const last = segments.at(-1);
  // The home page has one address, which is not `/index`.
  if (last === undefined || last === "index") return undefined;
  const named = [...segments.slice(0, -1), `${last}.html`];
  return (await isFile(root, named)) ? named : undefined;
}

async function isFile(root: string, segments: readonly string[]): Promise<boolean> {
  const path = join(root, ...segments);
  if (!path.startsWith(root + sep)) return false;
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}

const file = (root: string, segments: readonly string[]): Found => ({
  kind: "file",
  path: join(root, ...segments),
});

const redirectTo = (segments: readonly string[]): Found => ({
  kind: "redirect",
  to: pathTo(segments),
});
