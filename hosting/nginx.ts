import { getMimeType } from "hono/utils/mime";
import { headerRules, inertEndings, patternOf } from "../server/headers.ts";

/** docs/deploying.md names this folder. */
const root = "/var/www/khayma-relief";

/**
 * The configuration for nginx 1.22 or newer without extra modules.
 * @param prefixes of the other languages, such as `/fr`
 */
export function nginxConf(address: string, prefixes: readonly string[]): string {
  const { host } = new URL(address);
  const otherHost = host.startsWith("www.") ? host.slice("www.".length) : `www.${host}`;
  const notFound = prefixes.map((prefix) => `~^${prefix}(/|$) ${prefix}/404.html;`);
  const types = ["js", ...inertEndings].map((ending) => {
    const [type = "", charset] = getMimeType(`x.${ending}`)?.split(";") ?? [];
    return { ending, type, charset };
  });
  return `# Made by the build from server/headers.ts and content/. Changes here are lost.

# nginx does not send a header without a value.
${maps.join("\n")}

map $uri $khayma_not_found {
  default /404.html;
  ${notFound.join("\n  ")}
}

server {
  listen 80;
  listen [::]:80;
  server_name ${host} ${otherHost};
  root ${root};
  server_tokens off;
  # Redirects without a host are right behind a proxy too.
  absolute_redirect off;

  # All headers are here, because an add_header in a location would drop them.
  ${addHeaders.join("\n  ")}

  types {
    text/html html;
    ${types.map(({ ending, type }) => `${type} ${ending};`).join("\n    ")}
  }
  charset utf-8;
  # text/html is always one of them.
  charset_types ${types.flatMap(({ type, charset }) => (charset ? type : [])).join(" ")};
  # The build has compressed the files already.
  gzip_static on;
  gzip_vary on;
  error_page 404 $khayma_not_found;

  if ($host = ${otherHost}) {
    return 301 ${address}$request_uri;
  }

${locations(prefixes.join("|"))}
}
`;
}

const locations = (
  prefixes: string,
) => String.raw`  # Hidden files, files for the host and compressed copies are not served.
  location ~ (?:/\.(?!well-known/)|^/_(?:headers|redirects)$|\.(?:br|gz)$) {
    return 404;
  }
  # The not-found page has no address.
  location ~ ^(?:${prefixes})?/404\.html$ {
    internal;
  }
  location ~ ^(?:${prefixes})?/(?:404|index)$ {
    return 404;
  }
  # Only hashed files are served from here, and no page.
  location ~ "^/assets/[\w.-]+[.-][\w-]{8}\.(?:js|css|json|svg|png|webp|avif|jpg|woff2|webmanifest)$" {
    try_files $uri =404;
  }
  location /assets/ {
    return 404;
  }
  # One address for each page: /about, not /about/, /about.html or /about/index.html.
  location = / {
    try_files /index.html =404;
  }
  location = /index.html {
    return 301 /$is_args$args;
  }
  location ~ ^(?<page>/.+?)(?:/index\.html|\.html|/)$ {
    if (-f $document_root$page.html) {
      return 301 $page$is_args$args;
    }
    return 404;
  }
  # Old links to “Find my gift” lead to the accounts.
  location ~ ^(?<language>(?:${prefixes})?)/accounts/my-gift$ {
    return 301 $language/accounts;
  }
  location / {
    try_files $uri $uri.html =404;
  }`;

const rulesOf = Map.groupBy(
  Object.entries(headerRules).flatMap(([path, headers]) =>
    Object.entries(headers).map(([name, value]) => ({ path, name, value })),
  ),
  ({ name }) => name,
);

const variableOf = (name: string) => `$khayma_${name.toLowerCase().replaceAll("-", "_")}`;

/** Each header has a map from the path to its value. nginx takes the first expression that fits. */
const maps = [...rulesOf].map(([name, rules]) => {
  const lines = rules.toReversed().map(({ path, value }) => {
    const pattern = path === "/*" ? "default" : `"~${patternOf(path)}"`;
    return `  ${pattern} "${value}";\n`;
  });
  return `map $uri ${variableOf(name)} {\n${lines.join("")}}`;
});

const addHeaders = [...rulesOf.keys()].map(
  (name) => `add_header ${name} ${variableOf(name)} always;`,
);
