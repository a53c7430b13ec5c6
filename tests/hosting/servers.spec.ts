import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { getRequestListener } from "@hono/node-server";
import { expect, test } from "@playwright/test";
import { createSite } from "../../server/site.ts";
import { leftOut, startNginx } from "./start-nginx.ts";

const built = join(process.env["BUILD_DIR"] ?? "build", "client");
const html = "text/html; charset=utf-8";
const pagePolicy = "frame-ancestors 'none'";
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The built site with files that must stay hidden, and the editor's page, which it has with a forge only. */
function copySite(root: string): void {
  cpSync(built, root, { recursive: true });
  for (const name of ".env .git/config assets/.keep admin.html admin/editor.js".split(" ")) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), "anything");
  }
}

function startLocal(folder: string, root: string, socket: string) {
  const site = createSite({ root, mailboxDir: join(folder, "mailbox") });
  const server = createServer(getRequestListener(site.fetch)).listen(socket);
  return () => void server.close();
}

for (const [name, start] of Object.entries({ local: startLocal, nginx: startNginx })) {
  test.describe(name, () => {
    test.describe.configure({ mode: "default" });
    let [folder, root] = ["", ""];
    let stop: (() => void) | undefined;
    test.beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), "hosting-"));
      root = join(folder, "site");
      copySite(root);
      stop = start(folder, root, join(folder, "socket"));
      test.skip(stop === undefined, `Left out: ${leftOut().join()}`);
    });
    test.afterAll(() => stop?.());

    /** `fetch` would mend the path. */
    async function ask(path: string, headers: Record<string, string> = {}, method = "GET") {
      const options = { socketPath: join(folder, "socket"), path, method };
      const response = await new Promise<IncomingMessage>((answer) => {
        request({ ...options, headers: { host: "localhost", ...headers } }, answer).end();
      });
      const { statusCode, headers: answered, rawHeaders } = response;
      return { statusCode, headers: answered, rawHeaders, body: await buffer(response) };
    }

    test("a file has its type and policy, and is asked for again each time", async () => {
      for (const [path, file, type, policy] of [
        ["/", "index.html", html, pagePolicy],
        ["/ar/donate?amount=5", "ar/donate.html", html, pagePolicy],
        ["/service-worker.js", "service-worker.js", "text/javascript; charset=utf-8", pagePolicy],
        ["/.well-known/security.txt", "", "text/plain; charset=utf-8", filePolicy],
        ["/sitemap.xml", "", "application/xml; charset=utf-8", filePolicy],
        ["/manifest.webmanifest", "", "application/manifest+json", filePolicy],
        ["/share/donate-ar.png", "", "image/png", filePolicy],
      ] as const) {
        const { statusCode, headers, body } = await ask(path);
        expect([path, statusCode, headers["content-type"]]).toEqual([path, 200, type]);
        expect(body).toEqual(readFileSync(join(root, file || path)));
        expect(headers["content-security-policy"], path).toBe(policy);
        expect(headers["cache-control"], path).toBe("no-cache");
        const again = await ask(path, { "If-None-Match": headers.etag ?? "" });
        expect([again.statusCode, again.body.length], path).toEqual([304, 0]);
        // A browser puts what a 304 says in place of what it has.
        expect([policy, undefined]).toContain(again.headers["content-security-policy"]);
      }
    });

    test("a file with a hash in its name may be kept for ever", async () => {
      const files = readdirSync(join(root, "assets"));
      for (const ending of [".js", ".woff2", ".svg"]) {
        const { headers } = await ask(`/assets/${files.find((file) => file.endsWith(ending))}`);
        expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
        const policy = ending === ".js" ? pagePolicy : filePolicy;
        expect(headers["content-security-policy"]).toBe(policy);
      }
    });

    test("what the build has compressed is sent as it is", async () => {
      for (const [path, file] of [
        ["/donate", "donate.html"],
        ["/service-worker.js", "service-worker.js"],
        ["/ar/nowhere", "ar/404.html"],
      ] as const) {
        const original = readFileSync(join(root, file));
        const zipped = await ask(path, { "Accept-Encoding": "gzip" });
        const { vary, "content-encoding": encoding } = zipped.headers;
        expect([encoding, vary]).toEqual(["gzip", "Accept-Encoding"]);
        expect(zipped.body).toEqual(readFileSync(join(root, `${file}.gz`)));
        expect(gunzipSync(zipped.body)).toEqual(original);
        if (name === "nginx") continue;
        const smallest = await ask(path, { "Accept-Encoding": "gzip, br" });
        expect(brotliDecompressSync(smallest.body)).toEqual(original);
      }
    });

    test("the headers of a page take at most 700 bytes, and each stands once", async () => {
      for (const path of ["/", "/fr/nowhere", "/about/"]) {
        const { rawHeaders } = await ask(path, { "Accept-Encoding": "gzip, br" });
        const names = rawHeaders.filter((_, i) => i % 2 === 0).map((one) => one.toLowerCase());
        expect(names).toEqual([...new Set(names)]);
        const always =
          "cross-origin-opener-policy cross-origin-resource-policy permissions-policy \
referrer-policy strict-transport-security x-content-type-options";
        expect(names).toEqual(expect.arrayContaining(always.split(" ")));
        // The first line, ": " or a line's end after each name and value, and an empty line.
        const bytes = "HTTP/1.1 301 Moved Permanently".length + rawHeaders.join("::").length + 6;
        expect(bytes, path).toBeLessThanOrEqual(700);
      }
    });

    test("the editor may open a window to sign in, and is not indexed; no other page", async () => {
      for (const path of ["/admin", "/admin/editor.js"]) {
        const { headers } = await ask(path);
        expect(headers["cross-origin-opener-policy"]).toBe("unsafe-none");
        expect(headers["x-robots-tag"]).toBe("noindex, nofollow");
        expect(headers["content-security-policy"]).toBe(pagePolicy);
      }
      for (const path of ["/administration", "/fr/admin", "/admin.css"]) {
        const { headers } = await ask(path);
        expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
        expect(headers).not.toHaveProperty("x-robots-tag");
      }
    });

    test("only reading is allowed", async () => {
      for (const method of ["POST", "PUT", "DELETE"]) {
        expect((await ask("/about", {}, method)).statusCode).toBe(405);
      }
      const head = await ask("/about", {}, "HEAD");
      expect([head.statusCode, head.body.length]).toEqual([200, 0]);
    });

    test("each page has one address, to which the others lead", async () => {
      for (const [from, to] of [
        ["/about/?a=1&b=%20", "/about?a=1&b=%20"],
        ["/about.html", "/about"],
        ["/ar/index.html?a=1", "/ar?a=1"],
        ["/index.html", "/"],
        ["/fr/", "/fr"],
        ["/admin/?code=a&state=b", "/admin?code=a&state=b"],
      ]) {
        const { statusCode, headers } = await ask(from ?? "");
        expect([from, statusCode, headers.location]).toEqual([from, 301, to]);
      }
      // And none leads to another host.
      expect(["/about", undefined]).toContain((await ask("//about/")).headers.location);
    });

    test("what is not there, or hidden, is said in the language of the path", async () => {
      for (const [language, paths] of [
        ["en", "/nowhere /nowhere/ /nowhere.html /about/more /arab /assets/gone.js"],
        ["fr", "/fr/nowhere /fr/no/where.png"],
        ["ar", "/ar/nowhere/ /ar/404 /ar/404.html"],
        ["en", "/404 /404.html /index /assets /assets/ /share/ /.well-known/"],
        ["en", "/.env /.git/config /assets/.keep /_headers /index.html.gz"],
        ["en", "/../../etc/passwd /%2e%2e/%2e%2e/etc/passwd //example.org/"],
      ] as const) {
        for (const path of paths.split(" ")) {
          const { statusCode, headers, body } = await ask(path);
          // A path that leaves the site may be refused as malformed instead.
          if (statusCode === 400 && /\.\.|%2e/.test(path)) continue;
          expect([path, statusCode, headers["content-type"]]).toEqual([path, 404, html]);
          expect(headers["content-security-policy"]).toBe(pagePolicy);
          expect(body.toString(), path).toContain(`<html lang="${language}"`);
        }
      }
    });

    // The local server answers under any name.
    if (name === "local") return;
    test("the other name of the host leads to the first, path and query kept", async () => {
      const { statusCode, headers } = await ask("/fr/donate?a=1", { host: "www.localhost" });
      expect([statusCode, headers.location]).toEqual([301, "http://localhost/fr/donate?a=1"]);
      expect(headers["strict-transport-security"]).toBe("max-age=63072000");
    });
  });
}

test("_headers and _redirects stay within what Netlify and Cloudflare Pages read", () => {
  const lines = readFileSync(join(built, "_headers"), "utf8").split("\n");
  const paths = lines.filter((line) => line.startsWith("/"));
  expect(paths.length).toBeLessThanOrEqual(100);
  expect(paths.filter((path) => path.split("*").length > 2)).toEqual([]);
  expect(
    lines.filter((line) => line.length > 2000 || !/^(?:$|\/| {2}[\w-]+: \S)/.test(line)),
  ).toEqual([]);
  // Two values of `Cache-Control` would be joined.
  expect(paths[0]).toBe("/*");
  expect(lines.slice(0, lines.indexOf("")).join()).not.toContain("Cache-Control");
  const redirects = readFileSync(join(built, "_redirects"), "utf8");
  expect(redirects).toBe("/fr/* /fr/404.html 404\n/ar/* /ar/404.html 404\n");
});
