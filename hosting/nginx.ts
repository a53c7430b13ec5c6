import {
  contentTypes,
  editorOnlyHeaders,
  editorPath,
  isText,
  securityHeaders,
} from "../server/headers.ts";
import { fillTemplate, type SiteRules, variableOf } from "./site-rules.ts";

type NginxOptions = {
  /** The folder of the built site on the server. */
  readonly root: string;
  /** What to listen on: `80`, `[::]:80`, `127.0.0.1:8080`. */
  readonly listen: readonly string[];
  /** Answer under any name, as in a container behind a proxy that has the name. */
  readonly anyHost?: boolean;
};

/** A file for nginx's `sites-enabled` or `conf.d` (nginx 1.22 or newer, no extra modules). */
export function nginxConfig(
  rules: SiteRules,
  { root, listen, anyHost = false }: NginxOptions,
): string {
  const listens = listen.map((address) => `listen ${address};`);
  const site = fillTemplate("nginx.template", rules, {
    root,
    listen: listens,
    serverName: anyHost ? "_" : rules.host,
    editorMaps: Object.entries(editorOnlyHeaders).flatMap(editorMap),
    notFoundPages: rules.prefixes.map((prefix) => `~^${prefix}(/|$) ${prefix}/404.html;`),
    headers: addHeaders({
      ...securityHeaders,
      ...Object.fromEntries(
        Object.keys(editorOnlyHeaders).map((name) => [name, `$${variableOf(name)}`]),
      ),
    }),
    types: Object.entries(contentTypes).map(
      ([ending, type]) => `${withoutCharset(type)} ${ending};`,
    ),
    // HTML is among them already.
    textTypes: [...new Set(Object.values(contentTypes).filter(isText).map(withoutCharset))].slice(
      1,
    ),
  });
  if (anyHost) return site;
  const otherHost = fillTemplate("nginx-other-host.template", rules, {
    listen: listens,
    otherHost: rules.otherHost,
    origin: rules.origin,
    headers: addHeaders(securityHeaders),
  });
  // The first server answers under any name that is neither host's.
  return otherHost + site;
}

const withoutCharset = (type: string) => type.replace(/;.*/u, "");

function addHeaders(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);
}

function editorMap([name, value]: [string, string]): string[] {
  const usual = new Map(Object.entries<string>(securityHeaders)).get(name) ?? "";
  return [
    `map $uri $${variableOf(name)} {`,
    `  default "${usual}";`,
    `  ~^${editorPath}(\\.html)?(/|$) "${value}";`,
    "}",
  ];
}
