import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { getRequestListener } from "@hono/node-server";
import { expect, test } from "@playwright/test";
import { headersFor } from "../../../server/headers.ts";
import { createSite } from "../../../server/site.ts";
import { hashedFolder, pathOf } from "../../../src/lib/addresses/addresses.server.ts";
import { pageIds } from "../../../src/lib/addresses/pages.server.ts";
import { languages } from "../../../src/lib/content/load-content.server.ts";
import { builtPages, pageFile } from "../../support/built-site.ts";
import { startNginx } from "./start-nginx.ts";

const built = join(process.env["BUILD_DIR"] ?? "build", "client");

const html = "text/html; charset=utf-8";
const hashed = readdirSync(join(built, hashedFolder)).sort();
const hashedFile = (ending: string) =>
  `/${hashedFolder}/${hashed.find((file) => file.endsWith(ending))}`;

/** Every page in every language, and a file of each other kind, with their types. */
const served = new Map([
  ...languages().flatMap((language) =>
    pageIds.filter((id) => id !== "notFound").map((id) => [pathOf(id, language), html] as const),
  ),
  ["/service-worker.js", "text/javascript; charset=utf-8"],
  ["/.well-known/security.txt", "text/plain; charset=utf-8"],
  ["/sitemap-0.xml", "application/xml; charset=utf-8"],
  ["/manifest.webmanifest", "application/manifest+json"],
  ["/share.png", "image/png"],
  [hashedFile(".js"), "text/javascript; charset=utf-8"],
  [hashedFile(".woff2"), "font/woff2"],
  [hashedFile(".svg"), "image/svg+xml; charset=utf-8"],
]);

/** Other addresses of a page, each with the one address that it leads to. */
const moved = [
  ["/about/?a=1&b=%20", "/about?a=1&b=%20"],
  ["/ar/index.html?a=1", "/ar?a=1"],
  ["/admin/?code=a&state=b", "/admin?code=a&state=b"],
  ["/about.html", "/about"],
  ["/index.html", "/"],
  ["/fr/", "/fr"],
] as const;

const nowhere = "/nowhere /nowhere/ /nowhere.html /about/more /no/where.png /404 /404.html";

/** Addresses without a page or a file that anybody may have, by the prefix of their language. */
const missing = [
  ...languages().map(({ prefix }) => [prefix, nowhere] as const),
  [
    "",
    "/arab /assets/gone.js /index /assets /assets/ /icons/ /.well-known/ /.env /.git/config \
/assets/.keep /_headers /../../etc/passwd /%2e%2e/%2e%2e/etc/passwd //example.org/",
  ],
] as const;

/** Each starts at a socket, or gives `undefined` when it is not installed. @returns how to stop it */
const hosts = {
  local: (folder: string, root: string, socket: string) => {
    const site = createSite({ root, mailboxDir: join(folder, "mailbox") });
    const server = createServer(getRequestListener(site.fetch)).listen(socket);
    return () => void server.close();
  },
  nginx: startNginx,
};

/** Copies the built site and adds files that must stay hidden, and the page of the editor. */
function copySite(root: string): void {
  cpSync(built, root, { recursive: true });
  for (const name of ".env .git/config assets/.keep admin.html admin/editor.js".split(" ")) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), "anything");
  }
}

for (const [name, start] of Object.entries(hosts)) {
  test.describe(name, () => {
    test.describe.configure({ mode: "default" });
    let root = "";
    let socketPath = "";
    let stop: (() => void) | undefined;
    test.beforeAll(() => {
      const folder = mkdtempSync(join(tmpdir(), "hosting-"));
      root = join(folder, "site");
      copySite(root);
      socketPath = join(folder, "socket");
      stop = start(folder, root, socketPath);
      test.skip(stop === undefined, "the configuration for nginx, which is not installed");
    });
    test.afterAll(() => stop?.());

    /** `fetch` would correct the path before it asks. */
    async function ask(path: string, headers: Record<string, string> = {}, method = "GET") {
      const response = await new Promise<IncomingMessage>((answer, fail) => {
        const options = { socketPath, path, method };
        const sent = request({ ...options, headers: { host: "localhost", ...headers } }, answer);
        sent.once("error", fail).end();
      });
      const { statusCode, headers: answered, rawHeaders } = response;
      return { statusCode, headers: answered, rawHeaders, body: await buffer(response) };
    }

    const read = (file: string) => readFileSync(join(root, file));

    /** What a host must send beside the file. A page that is missing has the headers of a page. */
    const headersOf = (path: string, type: string) =>
      expect.objectContaining({
        ...Object.fromEntries(
          Object.entries(headersFor(path)).map(([key, value]) => [key.toLowerCase(), value]),
        ),
        "content-type": type,
      });

    test("host: serves every page and kind of file with its headers", async () => {
      for (const [path, type] of served) {
        const { statusCode, headers, body } = await ask(path);
        expect([path, statusCode, headers]).toEqual([path, 200, headersOf(path, type)]);
        const file = type === html ? pageFile(path) : path;
        expect(body.equals(read(file)), path).toBe(true);
        const again = await ask(path, { "If-None-Match": headers.etag ?? "" });
        expect([path, again.statusCode, again.body.length]).toEqual([path, 304, 0]);
        // A browser takes over the headers of a 304.
        const policy = headers["content-security-policy"];
        expect([policy, undefined]).toContain(again.headers["content-security-policy"]);
      }
    });

    test("host: leads every other address of a page to its one address", async () => {
      for (const [from, to] of moved) {
        const { statusCode, headers } = await ask(from);
        expect([from, statusCode, headers.location]).toEqual([from, 301, to]);
      }
      // This path must not lead to another host.
      expect(["/about", undefined]).toContain((await ask("//about/")).headers.location);
    });

    test("host: answers 404 in the language of the path, also for hidden files", async () => {
      for (const [prefix, paths] of missing) {
        for (const path of paths.split(" ").map((each) => prefix + each)) {
          const { statusCode, headers, body } = await ask(path);
          // A host may refuse a path that leaves the site as malformed.
          if (statusCode === 400 && /\.\.|%2e/.test(path)) continue;
          expect([path, statusCode, headers]).toEqual([path, 404, headersOf("/404", html)]);
          expect(body.equals(read(`${prefix}/404.html`)), path).toBe(true);
        }
      }
    });

    test("host: compresses pages and scripts", async () => {
      for (const [path, file] of [
        ["/donate", "donate.html"],
        ["/service-worker.js", "service-worker.js"],
        ["/ar/nowhere", "ar/404.html"],
      ] as const) {
        const zipped = await ask(path, { "Accept-Encoding": "gzip" });
        const { vary, "content-encoding": encoding } = zipped.headers;
        expect([encoding, vary]).toEqual(["gzip", "Accept-Encoding"]);
        expect(gunzipSync(zipped.body)).toEqual(read(file));
      }
    });

    test("host: lets only the editor open a window to sign in", async () => {
      for (const path of ["/admin", "/admin/editor.js", "/administration", "/fr/admin"]) {
        const opener = (await ask(path)).headers["cross-origin-opener-policy"];
        expect(opener, path).toBe(/^\/admin\b/.test(path) ? "unsafe-none" : "same-origin");
      }
    });

    test("host: refuses other methods than GET and HEAD", async () => {
      for (const method of ["POST", "PUT", "DELETE"]) {
        expect((await ask("/about", {}, method)).statusCode).toBe(405);
      }
      expect((await ask("/about", {}, "HEAD")).statusCode).toBe(200);
    });

    // The local server answers under any name.
    if (name === "local") return;
    test("host: leads its second name to the first and keeps path and query", async () => {
      const { statusCode, headers } = await ask("/fr/donate?a=1", { host: "www.localhost" });
      expect([statusCode, headers.location]).toEqual([301, "http://localhost/fr/donate?a=1"]);
      expect(headers["strict-transport-security"]).toBe("max-age=63072000");
    });
  });
}

/** Both hosts combine the values of all rules that fit a path. */
function cachingIn(sections: readonly string[], path: string): string[] {
  return sections.flatMap((section) => {
    const [rule = "", ...lines] = section.split("\n");
    const fits = rule.endsWith("*") ? path.startsWith(rule.slice(0, -1)) : path === rule;
    return fits ? lines.flatMap((line) => /^ {2}Cache-Control: (.+)/u.exec(line)?.[1] ?? []) : [];
  });
}

test("_headers: gives each page no-store, and only hashed files a long age", () => {
  const sections = readFileSync(join(built, "_headers"), "utf8").split("\n\n");
  // A rule such as `/*.css` must not set caching, because several rules would fit a path.
  const endings = sections.filter((section) => /^\/\*./u.test(section));
  expect(endings.join()).not.toContain("Cache-Control");
  for (const { path } of builtPages()) {
    if (/\/404$/u.test(path)) continue;
    expect(cachingIn(sections, path.replace(/(?<=.)\/$/u, "")), path).toEqual(["no-store"]);
  }
  const files = readdirSync(built, { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => /^assets\/|\.(?:avif|jpg)$/u.test(name))) {
    const long = ["public, max-age=31536000, immutable"];
    expect(cachingIn(sections, `/${file}`), file).toEqual(long);
  }
  for (const path of ["/service-worker.js", "/sitemap-0.xml", "/share.png"]) {
    expect(cachingIn(sections, path)).toEqual([]);
  }
});

test("_headers and _redirects: stay within the limits of Netlify and Cloudflare Pages", () => {
  const lines = readFileSync(join(built, "_headers"), "utf8").split("\n");
  const paths = lines.filter((line) => line.startsWith("/"));
  expect(paths.length).toBeLessThanOrEqual(100);
  expect(paths.filter((path) => path.split("*").length > 2)).toEqual([]);
  expect(
    lines.filter((line) => line.length > 2000 || !/^(?:$|\/| {2}[\w-]+: \S)/.test(line)),
  ).toEqual([]);
  expect(readFileSync(join(built, "_redirects"), "utf8")).toContain("/fr/* /fr/404.html 404\n");
});
