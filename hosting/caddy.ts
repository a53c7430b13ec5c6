import { contentTypes, editorOnlyHeaders, editorPath, securityHeaders } from "../server/headers.ts";
import { fillTemplate, type SiteRules, variableOf } from "./site-rules.ts";

type CaddyOptions = {
  /** The folder of the built site on the server. */
  readonly root: string;
  /** The site's address in a form that Caddy takes; for a host's name alone Caddy gets a certificate itself. */
  readonly address: string;
  readonly otherAddress: string;
};

/** A Caddyfile (Caddy 2.6 or newer, no extra modules). */
export function caddyfile(rules: SiteRules, options: CaddyOptions): string {
  return fillTemplate("caddy.template", rules, {
    ...options,
    origin: rules.origin,
    headers: Object.entries(securityHeaders).map(([name, value]) =>
      name in editorOnlyHeaders ? `${name} {${variableOf(name)}}` : `${name} "${value}"`,
    ),
    editorHeaders: Object.entries(editorOnlyHeaders).flatMap(editorHeader),
    types: Object.entries(contentTypes).map(([ending, type]) => `~\\.${ending}$ "${type}"`),
  });
}

/** The editor's headers: one that all pages have takes its value by path, the others are added. */
function editorHeader([name, value]: [string, string]): string[] {
  const usual = new Map(Object.entries<string>(securityHeaders)).get(name);
  if (usual === undefined) {
    return ["", "/*"].map((below) => `header ${editorPath}${below} ${name} "${value}"`);
  }
  return [
    `map {path} {${variableOf(name)}} {`,
    `\t~^${editorPath}(\\.html|/.*)?$ "${value}"`,
    `\tdefault "${usual}"`,
    "}",
  ];
}
