import { createHash } from "node:crypto";
import { connectOrigins } from "./connect-origins.ts";
import { rewritePages } from "./site-files.ts";

/**
 * Gives every page its own policy, with the hashes of the inline scripts that the framework wrote
 * in it and of its style sheet. A `<meta>` carries it, since the hashes differ from page to page;
 * what a `<meta>` cannot say comes as a header from the host (`server/headers.ts`).
 */
export async function addPolicies(folder: string): Promise<void> {
  await rewritePages(folder, withPolicy);
}

/** The page with its policy, in place of one it may have, first in its head. @throws Error when it has no head */
export function withPolicy(html: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyOf(html)}"/>`;
  const bare = html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "");
  const withMeta = bare.replace(/<head>/, `<head>${meta}`);
  if (withMeta === bare) throw new Error("a page without <head>");
  return withMeta;
}

/** The policy that lets a page run its own inline scripts and styles and nothing else. */
export function policyOf(html: string): string {
  const directives = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashesOf(html, "script")],
    "style-src": ["'self'", ...hashesOf(html, "style")],
    "img-src": ["'self'"],
    "font-src": ["'self'"],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    "connect-src": ["'self'", ...connectOrigins],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["khayma"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join("; ");
}

function hashesOf(html: string, tag: "script" | "style"): string[] {
  // Structured data is never run, so it needs no hash.
  const other = `\\ssrc=|\\stype="application/ld\\+json"`;
  const inline = new RegExp(`<${tag}(?![^>]*(?:${other}))[^>]*>([\\s\\S]*?)</${tag}>`, "g");
  const hashes = [...html.matchAll(inline)].map(([, code = ""]) => {
    return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
  });
  return [...new Set(hashes)];
}
