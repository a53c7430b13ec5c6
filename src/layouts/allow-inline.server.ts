import { createHash } from "node:crypto";

export type Hash = `sha256-${string}`;
type PagePolicy = {
  insertScriptHash: (hash: Hash) => void;
  insertStyleHash: (hash: Hash) => void;
};

/** For inline code that Astro does not write itself. */
export function allowInline(
  policy: PagePolicy,
  { scripts, styles }: { readonly scripts: readonly string[]; readonly styles: readonly string[] },
): void {
  for (const code of scripts) policy.insertScriptHash(policyHash(code));
  for (const code of styles) policy.insertStyleHash(policyHash(code));
}

export function policyHash(code: string): Hash {
  return `sha256-${createHash("sha256").update(code).digest("base64")}`;
}
