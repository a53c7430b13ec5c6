import type { Backend } from "@sveltia/cms";

/** With each forge, the other origins that the editor may ask, and show pictures of people from. */
function originsOf(backend: Backend) {
  const own = "base_url" in backend && backend.base_url;
  if (backend.name === "github") {
    return {
      ask: ["https://api.github.com", "https://www.githubstatus.com"],
      pictures: ["https://avatars.githubusercontent.com"],
    };
  }
  if (backend.name === "gitlab") {
    const ask = own ? [own] : ["https://gitlab.com", "https://status-api.hostedstatus.com"];
    return { ask, pictures: [own || "https://gitlab.com", "https://secure.gravatar.com"] };
  }
  const forge = backend.name === "test-repo" ? [] : [own || "https://gitea.com"];
  return { ask: forge, pictures: forge };
}

/**
 * The policy of the editor's page. Sveltia CMS writes styles into the page as it runs and shows files
 * that are not saved yet as `blob:`; scripts come from this site alone, and text cannot become code.
 */
export function editorPolicy(backend: Backend): string {
  const { ask, pictures } = originsOf(backend);
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    ["img-src 'self' blob: data:", ...pictures].join(" "),
    "media-src blob:",
    ["connect-src 'self' blob: data:", ...ask].join(" "),
    "worker-src 'self'",
    "manifest-src 'self' blob: data:",
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types svelte-trusted-html lexical dompurify default",
  ].join("; ");
}

/** The elements of a hint or a message of Sveltia CMS: words, and links to its documents. */
const element =
  /<\/?(?:a|b|br|code|del|em|i|li|ol|p|span|strong|ul|wbr)(?:\s+(?:class|href|rel|target|title)="(?:(?!javascript:|data:)[^"<>])*")*\s*\/?>/giu;

/**
 * Whether HTML is plain markup, nothing that could run or load. Sveltia CMS puts its hints into the page as
 * a cleaned HTML string, which the page's policy (Trusted Types) rejects unless a default policy lets it through.
 */
export function isPlainMarkup(html: string): boolean {
  return !html.replace(element, "").includes("<");
}

/**
 * The page of the editor, a frame for its script.
 * @param here whether it edits the folder of the server that sends it (`npm run edit`)
 */
export function editorPage(backend: Backend, here: boolean): string {
  return `<!doctype html>
<html lang="en"${here ? ' data-folder="here"' : ""}>
<head>
<meta http-equiv="content-security-policy" content="${editorPolicy(backend)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex,nofollow">
<title>Editor</title>
<link rel="icon" href="/icons/icon-192.png">
<style>
#problem:empty{display:none}
#problem{position:fixed;inset-block-end:0;inset-inline:0;z-index:9999;margin:0;padding:.75rem 1rem;max-block-size:40vh;overflow:auto;white-space:pre-wrap;font:600 .9375rem/1.5 system-ui,sans-serif;background:#7a1f12;color:#fff}
</style>
</head>
<body>
<pre id="problem" role="alert" dir="ltr"></pre>
<noscript>The editor needs JavaScript.</noscript>
<script type="module" src="/admin/editor.js"></script>
</body>
</html>
`;
}
