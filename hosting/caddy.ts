import type { SiteRules } from "./site-rules.ts";

type CaddyOptions = {
  /** Where the built site lies on the server. */
  readonly root: string;
  /** The site's address as Caddy takes it; a host's name alone gets a certificate by itself. */
  readonly address: string;
  readonly otherAddress: string;
};

/** A Caddyfile (Caddy 2.6 or newer, no extra modules). */
export function caddyfile(rules: SiteRules, { root, address, otherAddress }: CaddyOptions): string {
  return `# Made by the build from server/headers.ts and content/. Changes here are lost.

(khayma_headers) {
	header {
${Object.entries(rules.headers)
  .map(([name, value]) =>
    name in rules.editor.headers ? `\t\t${name} {${variableOf(name)}}` : `\t\t${name} "${value}"`,
  )
  .join("\n")}
		-Server
	}
${editorHeaders(rules)}
}

${otherAddress} {
	import khayma_headers
	redir ${rules.origin}{uri} 301
}

${address} {
	root * ${root}
	import khayma_headers
	header Cache-Control "${rules.cacheControl.others}"

	route {
		@writing not method GET HEAD
		header @writing Allow "GET, HEAD"
		error @writing 405

		# Hidden files (but /.well-known) and files that are for the host are not served.
		@hidden {
			path */.*
			not path /.well-known/*
		}
		error @hidden 404
		@forHost path /_headers /_redirects *.br *.gz
		error @forHost 404

		# The not-found page has no address of its own.
		@notFoundPage path ${["", ...rules.languagePrefixes].flatMap((prefix) => [`${prefix}/404`, `${prefix}/404.html`, `${prefix}/index`]).join(" ")}
		error @notFoundPage 404

		# One address for each page: /about, not /about/, /about.html or /about/index.html.
		route /index.html {
			rewrite * /?{query}
			redir {uri} 301
		}
		@otherWriting path_regexp page ^(/.+?)(?:/index\\.html|\\.html|/)$
		route @otherWriting {
			# Inside: Caddy tries the conditions of one matcher in any order.
			@page file {re.page.1}.html
			route @page {
				rewrite * {re.page.1}?{query}
				redir {uri} 301
			}
		}
		@folder path_regexp ^/.+/$
		error @folder 404

		try_files {path} {path}.html
		@hashed {
			path ${rules.hashedFolder}/*
			file
		}
		header @hashed Cache-Control "${rules.cacheControl.hashed}"
${types(rules)}
		file_server {
			precompressed br gzip
		}
	}

	handle_errors {
		import khayma_headers
		header Cache-Control "${rules.cacheControl.others}"
		header Content-Type "text/html; charset=utf-8"
		@notFound expression {err.status_code} == 404
		handle @notFound {
${rules.languagePrefixes.map(notFoundPage).join("\n")}
			handle {
				rewrite * /404.html
			}
			file_server {
				precompressed br gzip
			}
		}
	}
}
`;
}

/** What the editor gets otherwise than all pages: a header of theirs has a value by the path, others are added. */
function editorHeaders({ headers, editor }: SiteRules): string {
  return Object.entries(editor.headers)
    .map(([name, value]) =>
      name in headers
        ? `\tmap {path} {${variableOf(name)}} {
\t\t~^${editor.path}(\\.html|/.*)?$ "${value}"
\t\tdefault "${headers[name]}"
\t}`
        : [editor.path, `${editor.path}/*`]
            .map((path) => `\theader ${path} ${name} "${value}"`)
            .join("\n"),
    )
    .join("\n");
}

function variableOf(header: string): string {
  return `khayma_${header.toLowerCase().replaceAll("-", "_")}`;
}

/** Caddy asks the machine for types that it does not know itself; these are the same everywhere. */
function types({ types: all, textTypes }: SiteRules): string {
  const full = (type: string) => (textTypes.includes(type) ? `${type}; charset=utf-8` : type);
  const rows = [...all].map(([ending, type]) => `\t\t\t~\\.${ending}$ "${full(type)}"`);
  return `\t\tmap {path} {khayma_type} {
\t\t\t/ "${full("text/html")}"
${rows.join("\n")}
\t\t\tdefault "application/octet-stream"
\t\t}
\t\t@file file
\t\theader @file Content-Type {khayma_type}
\t\t# For caches on the way: Caddy says it with a compressed answer only.
\t\theader @file {
\t\t\tVary Accept-Encoding
\t\t\tdefer
\t\t}`;
}

function notFoundPage(prefix: string): string {
  const name = prefix.replaceAll(/\W/gu, "");
  return `\t\t\t@${name} path ${prefix} ${prefix}/*
			handle @${name} {
				rewrite * ${prefix}/404.html
			}`;
}
