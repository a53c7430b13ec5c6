/** Sveltia CMS adds styles itself and shows unsaved files as `blob:`. Scripts come only from this site. */
export function editorPage(origins: readonly string[]): string {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    ["img-src 'self' blob: data:", ...origins].join(" "),
    "media-src blob:",
    ["connect-src 'self' blob: data:", ...origins].join(" "),
    "worker-src 'self'",
    "manifest-src 'self' blob: data:",
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta http-equiv="content-security-policy" content="${policy.join("; ")}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex,nofollow">
<title>Editor</title>
<link rel="icon" href="/icons/icon-192.png">
<link rel="cms-config-url" type="application/json" href="/admin/config.json">
</head>
<body>
<noscript>The editor needs JavaScript.</noscript>
<script type="module" src="/admin/editor.js"></script>
</body>
</html>
`;
}
