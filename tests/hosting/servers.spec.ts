import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { pageFile } from "../../after-build/page-files.ts";
import { languageOfPath } from "../../app/content/languages.server.ts";
import { allPaths } from "../../app/site-map.server.ts";
import { findWebServer } from "../../scripts/find-web-server.ts";
import { cacheControl, securityHeaders } from "../../server/headers.ts";
import { ask } from "./ask.ts";
import { type Running, startServer } from "./web-servers.ts";

const built = join(process.env["BUILD_DIR"] ?? "build", "client");
const pages = allPaths().filter((path) => !path.endsWith("/404"));

// One server at a time: the packages are installed one after the other too.
test.describe.configure({ mode: "default" });

for (const name of ["nginx", "caddy"] as const) {
  test.describe(name, () => {
    let root = "";
    let server: Running;
    const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
      ask(server.port, path, { headers, method });
    const asset = async (ending: string) => {
      const files = await readdir(join(root, "assets"));
      const file = files.find((one) => one.endsWith(ending));
      if (file === undefined) throw new Error(`the site has no hashed ${ending}`);
      return `/assets/${file}`;
    };

    test.beforeAll(async () => {
      test.setTimeout(180_000);
      const program = findWebServer(name);
      const reason = `${name} is not here and cannot be installed (needs apt-get and root)`;
      if (program === undefined && process.env["CI"]) throw new Error(reason);
      test.skip(program === undefined, reason);
      if (program === undefined) return;
      root = await mkdtemp(join(tmpdir(), "site-"));
      await cp(built, root, { recursive: true });
      await writeFile(join(root, ".env"), "SECRET=1");
      await mkdir(join(root, ".git"));
      await writeFile(join(root, ".git", "config"), "secret");
      await writeFile(join(root, "assets", ".keep"), "secret");
      server = await startServer(name, program, root);
    });

    test.afterAll(async () => {
      await server?.stop();
      if (root !== "") await rm(root, { recursive: true });
    });

    for (const path of pages) {
      test(`${path} is there, in its language`, async () => {
        const answer = await get(path);
        expect(answer.status).toBe(200);
        expect(answer.header("Content-Type")).toBe("text/html; charset=utf-8");
        expect(answer.header("Cache-Control")).toBe(cacheControl.others);
        expect(answer.body).toEqual(await readFile(join(built, pageFile(path))));
        expect(answer.body.toString()).toContain(`<html lang="${languageOfPath(path).code}"`);
      });
    }

    for (const [from, to] of [
      ["/about/", "/about"],
      ["/about/?a=1&b=%20", "/about?a=1&b=%20"],
      ["/about.html", "/about"],
      ["/about/index.html?a=1", "/about?a=1"],
      ["/index.html", "/"],
      ["/index.html?a=1", "/?a=1"],
      ["/fr/", "/fr"],
      ["/ar.html", "/ar"],
      ["/ar/index.html", "/ar"],
      ["/ar/donate/", "/ar/donate"],
    ] as const) {
      test(`${from} leads to ${to}`, async () => {
        const answer = await get(from);
        expect(answer.status).toBe(301);
        expect(answer.all("Location")).toEqual([to]);
      });
    }

    test("the other name of the host leads to the first, path and query kept", async () => {
      const answer = await get("/fr/donate?a=1", { host: `www.localhost:${server.port}` });
      expect(answer.status).toBe(301);
      expect(answer.header("Location")).toBe(`http://localhost:${server.port}/fr/donate?a=1`);
      expect(answer.header("Strict-Transport-Security")).toContain("max-age=");
    });

    for (const [path, language] of [
      ["/nowhere", "en"],
      ["/nowhere/", "en"],
      ["/nowhere.html", "en"],
      ["/nowhere/index.html", "en"],
      ["/about/more", "en"],
      ["/fr/nowhere", "fr"],
      ["/ar/no/where", "ar"],
      ["/ar/nowhere/", "ar"],
      ["/arab", "en"],
      ["/404", "en"],
      ["/404.html", "en"],
      ["/ar/404", "ar"],
      ["/ar/404.html", "ar"],
      ["/index", "en"],
      ["/assets/gone-12345678.js", "en"],
      // No listing of a folder.
      ["/assets", "en"],
      ["/assets/", "en"],
      ["/share/", "en"],
      ["/.well-known/", "en"],
      // Nobody's business.
      ["/.env", "en"],
      ["/.git/config", "en"],
      ["/assets/.keep", "en"],
      ["/_headers", "en"],
      ["/_redirects", "en"],
      ["/index.html.gz", "en"],
      // Not a way out of the folder, nor to another host.
      ["/../../etc/passwd", "en"],
      ["/%2e%2e/%2e%2e/etc/passwd", "en"],
      ["//example.org/", "en"],
    ] as const) {
      test(`${path} is not there`, async () => {
        const answer = await get(path);
        // A path that leaves the site may be refused as malformed instead.
        if (answer.status === 400 && /\.\.|%2e/.test(path)) return;
        expect(answer.status).toBe(404);
        expect(answer.header("Content-Type")).toBe("text/html; charset=utf-8");
        expect(answer.header("Cache-Control")).toBe(cacheControl.others);
        expect(answer.body.toString()).toContain(`<html lang="${language}"`);
        expect(answer.body.toString()).toContain("data-not-found");
      });
    }

    test(".well-known is served", async () => {
      const answer = await get("/.well-known/security.txt");
      expect(answer.status).toBe(200);
      expect(answer.header("Content-Type")).toBe("text/plain; charset=utf-8");
      expect(answer.body.toString()).toMatch(/^Contact: mailto:/);
    });

    for (const [what, path, method] of [
      ["a page", "/donate", "GET"],
      ["a page that is not there", "/fr/nowhere", "GET"],
      ["a page that has moved", "/about/", "GET"],
      ["a method that is not allowed", "/about", "POST"],
    ] as const) {
      test(`${what} is answered with every header, each once`, async () => {
        const answer = await get(path, {}, method);
        for (const [header, value] of Object.entries(securityHeaders)) {
          expect(answer.all(header), header).toEqual([value]);
        }
        expect(answer.all("Cache-Control")).toEqual([cacheControl.others]);
        expect(answer.header("Server") ?? "").not.toMatch(/\d/);
      });
    }

    test("only reading is allowed", async () => {
      for (const method of ["POST", "PUT", "DELETE"]) {
        expect((await get("/about", {}, method)).status).toBe(405);
      }
      const head = await get("/about", {}, "HEAD");
      expect(head.status).toBe(200);
      expect(head.body).toHaveLength(0);
    });

    test("files with a hash in their name may be kept for ever", async () => {
      for (const ending of [".js", ".woff2", ".svg"]) {
        const answer = await get(await asset(ending));
        expect(answer.status).toBe(200);
        expect(answer.all("Cache-Control")).toEqual([cacheControl.hashed]);
        expect(answer.all("X-Content-Type-Options")).toEqual(["nosniff"]);
      }
    });

    for (const path of ["/donate", "/service-worker.js", "/sitemap.xml", "/share/home-en.png"]) {
      test(`${path} is asked for again each time, and an unchanged one is not sent again`, async () => {
        const first = await get(path);
        expect(first.all("Cache-Control")).toEqual([cacheControl.others]);
        const tag = first.header("ETag") ?? "";
        expect(tag).toMatch(/"/);
        const again = await get(path, { "If-None-Match": tag });
        expect(again.status).toBe(304);
        expect(again.body).toHaveLength(0);
        expect(again.all("Cache-Control")).toEqual([cacheControl.others]);
      });
    }

    for (const [path, file] of [
      ["/donate", "donate.html"],
      ["/service-worker.js", "service-worker.js"],
      ["/nowhere", "404.html"],
      ["/ar/nowhere", "ar/404.html"],
    ] as const) {
      test(`${path} is compressed`, async () => {
        const original = await readFile(join(built, file));
        const zipped = await get(path, { "Accept-Encoding": "gzip" });
        expect(zipped.header("Content-Encoding")).toBe("gzip");
        expect(zipped.all("Vary")).toEqual(["Accept-Encoding"]);
        expect(gunzipSync(zipped.body)).toEqual(original);
        expect(zipped.body).toEqual(await readFile(join(built, `${file}.gz`)));
        const plain = await get(path);
        expect(plain.header("Content-Encoding")).toBeUndefined();
        if (plain.status === 200) expect(plain.all("Vary")).toEqual(["Accept-Encoding"]);
        expect(plain.body).toEqual(original);
        if (name === "nginx") return;
        const small = await get(path, { "Accept-Encoding": "gzip, br" });
        expect(small.header("Content-Encoding")).toBe("br");
        expect(brotliDecompressSync(small.body)).toEqual(original);
      });
    }

    for (const [path, type] of [
      ["/robots.txt", "text/plain; charset=utf-8"],
      ["/sitemap.xml", "application/xml; charset=utf-8"],
      ["/favicon.ico", "image/x-icon"],
      ["/share/donate-ar.png", "image/png"],
      ["/service-worker.js", "text/javascript; charset=utf-8"],
      ["/manifest.webmanifest", "application/manifest+json; charset=utf-8"],
    ] as const) {
      test(`${path} has its type`, async () => {
        const answer = await get(path);
        expect(answer.status).toBe(200);
        expect(answer.all("Content-Type")).toEqual([type]);
      });
    }
  });
}
