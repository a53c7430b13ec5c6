import type { SiteRules } from "./site-rules.ts";

type NginxOptions = {
  /** Where the built site lies on the server. */
  readonly root: string;
  /** What to listen on: `80`, `[::]:80`, `127.0.0.1:8080`. */
  readonly listen: readonly string[];
  /** Answer under any name, as in a container behind a proxy that has the name. */
  readonly anyHost?: boolean;
};

/**
 * A file for nginx's `sites-enabled` or `conf.d` (nginx 1.22 or newer, no extra modules). All headers
 * stand at the level of the server: one `add_header` in a location would drop them all.
 */
export function nginxConfig(rules: SiteRules, options: NginxOptions): string {
  return `# Made by the build from server/headers.ts and content/. Changes here are lost.

map $uri $khayma_cache {
  default "${rules.cacheControl.others}";
  ~^${rules.hashedFolder}/ "${rules.cacheControl.hashed}";
}

${editorMaps(rules)}
map $uri $khayma_not_found {
  default /404.html;
${rules.languagePrefixes.map((prefix) => `  ~^${prefix}(/|$) ${prefix}/404.html;`).join("\n")}
}
${options.anyHost ? "" : otherHost(rules, options)}
server {
${listen(options)}
  server_name ${options.anyHost ? "_" : rules.host};
  root ${options.root};

  server_tokens off;
  # Redirections without a host lead right behind a proxy too.
  absolute_redirect off;

${Object.entries({ ...rules.editor.headers, ...rules.headers })
  .map(([name, value]) =>
    name in rules.editor.headers
      ? `  add_header ${name} $${variableOf(name)} always;`
      : `  add_header ${name} "${value}" always;`,
  )
  .join("\n")}
  add_header Cache-Control $khayma_cache always;

  charset utf-8;
  charset_types ${rules.textTypes.filter((type) => type !== "text/html").join(" ")};
  types {
${[...rules.types].map(([ending, type]) => `    ${type} ${ending};`).join("\n")}
  }

  # The build has compressed the files already.
  gzip_static on;
  gzip_vary on;

  error_page 404 $khayma_not_found;
${locations(rules)}
}
`;
}

/** The value that a page gets, the editor or another one; nginx leaves an empty header out. */
function editorMaps({ headers, editor }: SiteRules): string {
  return Object.entries(editor.headers)
    .map(
      ([name, value]) => `map $uri $${variableOf(name)} {
  default "${headers[name] ?? ""}";
  ~^${editor.path}(\\.html)?(/|$) "${value}";
}
`,
    )
    .join("\n");
}

function variableOf(header: string): string {
  return `khayma_${header.toLowerCase().replaceAll("-", "_")}`;
}

function otherHost(rules: SiteRules, options: NginxOptions): string {
  return `
server {
${listen(options)}
  server_name ${rules.otherHost};
  server_tokens off;
${Object.entries(rules.headers)
  .map(([name, value]) => `  add_header ${name} "${value}" always;`)
  .join("\n")}
  return 301 ${rules.origin}$request_uri;
}
`;
}

function listen({ listen: addresses }: NginxOptions): string {
  return addresses.map((address) => `  listen ${address};`).join("\n");
}

function locations({ languagePrefixes }: SiteRules): string {
  const prefix = `(?:${languagePrefixes.join("|")})?`;
  const sendOn = `if (-f $document_root$page.html) {
      return 301 $page$is_args$args;
    }
    return 404;`;
  return `
  location = / {
    try_files /index.html =404;
  }

  # Hidden files (but /.well-known) and files that are for the host are not served.
  location ^~ /.well-known/ {
    location ~ /\\..*/\\. {
      return 404;
    }
    try_files $uri =404;
  }
  location ~ /\\. {
    return 404;
  }
  location ~ (?:^/_(?:headers|redirects)|\\.(?:br|gz))$ {
    return 404;
  }

  # The not-found page has no address of its own.
  location ~ ^${prefix}/404\\.html$ {
    internal;
  }
  location ~ ^${prefix}/(?:404|index)$ {
    return 404;
  }

  # One address for each page: /about, not /about/, /about.html or /about/index.html.
  location = /index.html {
    return 301 /$is_args$args;
  }
  location ~ ^(?<page>/.+)/index\\.html$ {
    ${sendOn}
  }
  location ~ ^(?<page>/.+)\\.html$ {
    ${sendOn}
  }
  location ~ ^(?<page>/.+)/$ {
    ${sendOn}
  }

  location / {
    try_files $uri $uri.html =404;
  }`;
}
