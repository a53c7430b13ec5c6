import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { onTestFinished } from "vitest";
import { createSite } from "../../server/site.ts";

/** A folder with these files for one test; it is gone when the test ends. */
export async function temporaryFolder(files: Readonly<Record<string, string | Uint8Array>> = {}) {
  const folder = await mkdtemp(join(tmpdir(), "site-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  return folder;
}

/** What `assets/app-abc123.js` holds. */
export const script = "console.info(1);".repeat(200);

const files = {
  "index.html": "<!doctype html>home",
  "about.html": "<!doctype html>about",
  "privacy.html": "<!doctype html>privacy",
  "404.html": "<!doctype html>not found",
  "404.html.br": brotliCompressSync("<!doctype html>not found"),
  "ar.html": "<!doctype html>ar home",
  "ar/about.html": "<!doctype html>ar about",
  "ar/404.html": "<!doctype html>ar not found",
  "fr.html": "<!doctype html>fr home",
  "assets/app-abc123.js": script,
  "assets/app-abc123.js.br": brotliCompressSync(script),
  "assets/app-abc123.js.gz": gzipSync(script),
  "assets/logo-abc123.svg": "<svg/>",
  "sw.js": "self;",
  "site.webmanifest": "{}",
  "robots.txt": "User-agent: *",
  _headers: "/*",
  _redirects: "/a /b 301",
  "photo.avif": new Uint8Array(3000),
  "données à lire.txt": "x",
  ".env": "SECRET=1",
  ".git/config": "secret",
  "empty/.keep": "",
  ".well-known/security.txt": "Contact: x",
};

/** A small built site for one test. */
export async function builtSite() {
  const root = await temporaryFolder(files);
  const app = createSite({ root, mailboxDir: join(root, ".mailbox") });
  const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    app.request(path, { method, headers });
  return { root, get };
}
