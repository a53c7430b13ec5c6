import { join } from "node:path";
import { createSite } from "./site.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** A script long enough to be worth compressing. */
export const script = "console.info(1);".repeat(200);

const files = {
  "index.html": "<!doctype html>home",
  "about/index.html": "<!doctype html>about",
  "privacy.html": "<!doctype html>privacy",
  "404.html": "<!doctype html>not found",
  "ar/index.html": "<!doctype html>ar home",
  "ar/about/index.html": "<!doctype html>ar about",
  "ar/404.html": "<!doctype html>ar not found",
  "fr/index.html": "<!doctype html>fr home",
  "assets/app-abc123.js": script,
  "assets/logo-abc123.svg": "<svg/>",
  "sw.js": "self;",
  "about.data": "[]",
  "site.webmanifest": "{}",
  "robots.txt": "User-agent: *",
  "photo.avif": new Uint8Array(3000),
  "données à lire.txt": "x",
  ".env": "SECRET=1",
  ".git/config": "secret",
  "empty/.keep": "",
  ".well-known/security.txt": "Contact: x",
};

/** A small built site for one test, with changes. */
export async function builtSite(change: Record<string, string> = {}) {
  const root = await temporaryFolder({ ...files, ...change });
  const app = createSite({ root, mailboxDir: join(root, ".mailbox") });
  const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    app.request(path, { method, headers });
  return { root, get };
}
