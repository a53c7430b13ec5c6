import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { getRequestListener } from "@hono/node-server";
import { expect, test } from "@playwright/test";
import { listen } from "../../server/listen.ts";
import { createSite } from "../../server/site.ts";
import { loadSite } from "../../src/content/site.server.ts";
import { findNginx, leftOut, startNginx } from "./nginx.ts";

const build = process.env["BUILD_DIR"] ?? "build";
const built = join(build, "client");

type Question = { method?: string; headers?: Record<string, string> };

/** `fetch` would mend the path. */
async function ask(port: number, path: string, { method = "GET", headers = {} }: Question = {}) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const host = `localhost:${port}`;
    request({ host: "127.0.0.1", port, path, method, headers: { host, ...headers } }, resolve)
      .on("error", reject)
      .end();
  });
  const body = await buffer(response);
  return { status: response.statusCode, headers: response.headers, raw: response.rawHeaders, body };
}

async function copySite(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "hosting-"));
  await cp(built, root, { recursive: true });
  const files = {
    ".env": "secret",
    ".git/config": "secret",
    "assets/.keep": "secret",
    "admin.html": "<!doctype html><title>Editor</title>",
    "admin/editor.js": "",
    "drawing.svg": "<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>",
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(root, name, ".."), { recursive: true });
    await writeFile(join(root, name), text);
  }
  return root;
}

const html = "text/html; charset=utf-8";
const always = [
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "permissions-policy",
  "referrer-policy",
  "strict-transport-security",
  "x-content-type-options",
];
const pagePolicy = "frame-ancestors 'none'";
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

// nginx may be installed first.
test.describe.configure({ mode: "default" });

for (const name of ["local", "nginx"] as const) {
  test.describe(name, () => {
    let server: { readonly port: number; readonly close: () => Promise<void> } | undefined;
    let root = "";
    let folder = "";

    test.beforeAll(async () => {
      test.setTimeout(180_000);
      root = await copySite();
      folder = await mkdtemp(join(tmpdir(), "hosting-run-"));
      const program = name === "nginx" ? findNginx() : undefined;
      if (name === "local") {
        const site = createSite({ root, mailboxDir: folder });
        server = await listen(getRequestListener(site.fetch));
      } else if (program !== undefined) {
        const config = join(build, "hosting", "nginx.conf");
        server = await startNginx(program, { folder, root, config, address: loadSite().address });
      }
      test.skip(server === undefined, `Left out: ${leftOut().join()}`);
    });

    test.afterAll(async () => {
      await server?.close();
      for (const made of [root, folder]) await rm(made, { recursive: true, force: true });
    });

    const get = (path: string, question?: Question) => ask(server?.port ?? 0, path, question);

    for (const [path, file, type, policy] of [
      ["/", "index.html", html, pagePolicy],
      ["/ar/donate?amount=5", "ar/donate.html", html, pagePolicy],
      ["/service-worker.js", "service-worker.js", "text/javascript; charset=utf-8", pagePolicy],
      ["/.well-known/security.txt", "", "text/plain; charset=utf-8", filePolicy],
      ["/sitemap.xml", "", "application/xml; charset=utf-8", filePolicy],
      ["/manifest.webmanifest", "", "application/manifest+json; charset=utf-8", filePolicy],
      ["/drawing.svg", "", "image/svg+xml; charset=utf-8", filePolicy],
      ["/share/donate-ar.png", "", "image/png", filePolicy],
      ["/favicon.ico", "", "image/x-icon", filePolicy],
    ] as const) {
      test(`${path} has its type and policy, and is asked for again each time`, async () => {
        const { status, headers, body } = await get(path);
        expect(status).toBe(200);
        expect(body).toEqual(await readFile(join(root, file || path)));
        expect(headers["content-type"]).toBe(type);
        expect(headers["content-security-policy"]).toBe(policy);
        expect(headers["cache-control"]).toBe("no-cache");
        const again = await get(path, { headers: { "If-None-Match": headers.etag ?? "" } });
        expect([again.status, again.body.length]).toEqual([304, 0]);
        expect([policy, undefined]).toContain(again.headers["content-security-policy"]);
      });
    }

    test("a file with a hash in its name may be kept for ever", async () => {
      const files = await readdir(join(root, "assets"));
      for (const ending of [".js", ".woff2", ".svg"]) {
        const { headers } = await get(`/assets/${files.find((file) => file.endsWith(ending))}`);
        expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
        expect(headers["x-content-type-options"]).toBe("nosniff");
      }
    });

    for (const [path, file] of [
      ["/donate", "donate.html"],
      ["/service-worker.js", "service-worker.js"],
      ["/ar/nowhere", "ar/404.html"],
    ] as const) {
      test(`${path} is sent as the copy that the build has compressed`, async () => {
        const original = await readFile(join(root, file));
        const zipped = await get(path, { headers: { "Accept-Encoding": "gzip" } });
        expect(zipped.headers["content-encoding"]).toBe("gzip");
        expect(zipped.headers.vary).toBe("Accept-Encoding");
        expect(zipped.body).toEqual(await readFile(join(root, `${file}.gz`)));
        expect(gunzipSync(zipped.body)).toEqual(original);
        const plain = await get(path);
        expect(plain.headers["content-encoding"]).toBeUndefined();
        expect(plain.body).toEqual(original);
        if (name === "nginx") return;
        const smallest = await get(path, { headers: { "Accept-Encoding": "gzip, br" } });
        expect(brotliDecompressSync(smallest.body)).toEqual(original);
      });
    }

    test("the headers of a page take at most 700 bytes, and each stands once", async () => {
      for (const path of ["/", "/fr/nowhere", "/about/"]) {
        const { raw } = await get(path, { headers: { "Accept-Encoding": "gzip, br" } });
        const names = raw.filter((_, index) => index % 2 === 0).map((one) => one.toLowerCase());
        expect(names).toEqual([...new Set(names)]);
        expect(names).toEqual(expect.arrayContaining(always));
        // The first line, ": " or a line's end after each name and value, and an empty line.
        const bytes = "HTTP/1.1 301 Moved Permanently".length + raw.join("::").length + 6;
        expect(bytes, path).toBeLessThanOrEqual(700);
      }
    });

    test("the editor may open a window to sign in, and is not indexed; no other page", async () => {
      for (const path of ["/admin", "/admin/editor.js"]) {
        const { status, headers } = await get(path);
        expect(status).toBe(200);
        expect(headers["cross-origin-opener-policy"]).toBe("unsafe-none");
        expect(headers["x-robots-tag"]).toBe("noindex, nofollow");
        expect(headers["content-security-policy"]).toBe(pagePolicy);
      }
      for (const path of ["/administration", "/fr/admin", "/admin.css"]) {
        const { headers } = await get(path);
        expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
        expect(headers).not.toHaveProperty("x-robots-tag");
      }
    });

    test("only reading is allowed", async () => {
      for (const method of ["POST", "PUT", "DELETE"]) {
        expect((await get("/about", { method })).status).toBe(405);
      }
      const head = await get("/about", { method: "HEAD" });
      expect([head.status, head.body.length]).toEqual([200, 0]);
    });

    for (const [from, to] of [
      ["/about/?a=1&b=%20", "/about?a=1&b=%20"],
      ["/about.html", "/about"],
      ["/ar/index.html?a=1", "/ar?a=1"],
      ["/index.html", "/"],
      ["/fr/", "/fr"],
      ["/admin/?code=a&state=b", "/admin?code=a&state=b"],
    ] as const) {
      test(`${from} leads to ${to}`, async () => {
        const { status, headers } = await get(from);
        expect([status, headers.location]).toEqual([301, to]);
      });
    }

    for (const [language, paths] of [
      ["en", ["/nowhere", "/nowhere/", "/nowhere.html", "/about/more", "/arab", "/assets/gone.js"]],
      ["fr", ["/fr/nowhere", "/fr/no/where.png"]],
      ["ar", ["/ar/nowhere/", "/ar/404", "/ar/404.html"]],
      ["en", ["/404", "/404.html", "/index", "/assets", "/assets/", "/share/", "/.well-known/"]],
      ["en", ["/.env", "/.git/config", "/assets/.keep", "/_headers", "/index.html.gz"]],
      ["en", ["/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "//example.org/"]],
    ] as const) {
      for (const path of paths) {
        test(`${path} is not there, which is said in ${language}`, async () => {
          const { status, headers, body } = await get(path);
          // A path that leaves the site may be refused as malformed instead.
          if (status === 400 && /\.\.|%2e/.test(path)) return;
          expect([status, headers["content-type"]]).toEqual([404, html]);
          expect(headers["content-security-policy"]).toBe(pagePolicy);
          expect(body.toString()).toContain(`<html lang="${language}"`);
        });
      }
    }

    test("//about/ leads to no other host", async () => {
      expect(["/about", undefined]).toContain((await get("//about/")).headers.location);
    });

    // The local server answers under any name.
    if (name === "local") return;
    test("the other name of the host leads to the first, path and query kept", async () => {
      const headers = { host: `www.localhost:${server?.port}` };
      const answer = await get("/fr/donate?a=1", { headers });
      expect(answer.status).toBe(301);
      expect(answer.headers.location).toBe(`http://localhost:${server?.port}/fr/donate?a=1`);
      expect(answer.headers["strict-transport-security"]).toBe("max-age=63072000");
    });
  });
}

test("_headers and _redirects stay within what Netlify and Cloudflare Pages read", async () => {
  const lines = (await readFile(join(built, "_headers"), "utf8")).split("\n");
  const paths = lines.filter((line) => line.startsWith("/"));
  expect(paths.length).toBeLessThanOrEqual(100);
  expect(paths.filter((path) => path.split("*").length > 2)).toEqual([]);
  expect(
    lines.filter((line) => line.length > 2000 || !/^(?:$|\/| {2}[\w-]+: \S)/.test(line)),
  ).toEqual([]);
  // Two values of `Cache-Control` would be joined.
  expect(paths[0]).toBe("/*");
  expect(lines.slice(0, lines.indexOf("")).join()).not.toContain("Cache-Control");
  const redirects = await readFile(join(built, "_redirects"), "utf8");
  expect(redirects).toBe("/fr/* /fr/404.html 404\n/ar/* /ar/404.html 404\n");
});
