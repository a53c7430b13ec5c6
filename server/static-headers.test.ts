import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { builtSite, script } from "../tests/support/test-folders.ts";

describe("methods", () => {
  test("HEAD answers like GET, without the body", async () => {
    const { get } = await builtSite();
    const [head, whole] = [await get("/about", {}, "HEAD"), await get("/about")];
    expect(head.status).toBe(200);
    expect(await head.text()).toBe("");
    expect([...head.headers]).toEqual([...whole.headers]);
  });

  test("HEAD of what is not there: 404", async () => {
    const { get } = await builtSite();
    expect((await get("/nowhere", {}, "HEAD")).status).toBe(404);
  });

  test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])("%s: 405", async (method) => {
    const { get } = await builtSite();
    const response = await get("/about", {}, method);
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("GET, HEAD");
  });
});

describe("headers", () => {
  test.each([
    ["/about", "text/html; charset=utf-8", "no-cache"],
    ["/sw.js", "text/javascript; charset=utf-8", "no-cache"],
    ["/site.webmanifest", "application/manifest+json; charset=utf-8", "no-cache"],
    ["/photo.avif", "image/avif", "no-cache"],
    [
      "/assets/app-abc123.js",
      "text/javascript; charset=utf-8",
      "public, max-age=31536000, immutable",
    ],
    [
      "/assets/logo-abc123.svg",
      "image/svg+xml; charset=utf-8",
      "public, max-age=31536000, immutable",
    ],
  ])("%s: type and how long it may be kept", async (path, type, cache) => {
    const { get } = await builtSite();
    const { headers } = await get(path);
    expect(headers.get("Content-Type")).toBe(type);
    expect(headers.get("Cache-Control")).toBe(cache);
  });

  test.each(["/", "/nowhere", "/about/", "/%", "/assets/app-abc123.js", "/__mailbox.json"])(
    "%s is answered with the security headers",
    async (path) => {
      const { get } = await builtSite();
      const { headers } = await get(path);
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(headers.get("Content-Security-Policy")).toBe(
        "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'",
      );
      expect(headers.get("Strict-Transport-Security")).toContain("max-age=63072000");
    },
  );
});

describe("a copy that the browser has", () => {
  test.each([
    ["its tag", (tag: string) => tag],
    ["its tag made weak by a proxy", (tag: string) => `W/${tag}`],
    ["its tag among others", (tag: string) => `"x", ${tag}`],
    ["any", () => "*"],
  ])("is still good: %s", async (_what, header) => {
    const { get } = await builtSite();
    const etag = (await get("/about")).headers.get("ETag") ?? "";
    expect(etag).toMatch(/^"[\w-]+"$/u);
    const response = await get("/about", { "If-None-Match": header(etag) });
    expect(response.status).toBe(304);
    expect(await response.text()).toBe("");
    expect(response.headers.get("ETag")).toBe(etag);
    expect(response.headers.get("Cache-Control")).toBe("no-cache");
    expect(response.headers.get("Vary")).toBe("Accept-Encoding");
  });

  test("is not, once the file has changed", async () => {
    const { root, get } = await builtSite();
    const etag = (await get("/about")).headers.get("ETag") ?? "";
    await writeFile(join(root, "about.html"), "<!doctype html>about, rewritten");
    const response = await get("/about", { "If-None-Match": etag });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("rewritten");
    expect(response.headers.get("ETag")).not.toBe(etag);
  });

  test("does not hide that a page is not there", async () => {
    const { get } = await builtSite();
    expect((await get("/nowhere", { "If-None-Match": "*" })).status).toBe(404);
  });
});

describe("compression", () => {
  const path = "/assets/app-abc123.js";
  const bodyOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

  test("the best copy that the browser takes, each with its own tag", async () => {
    const { get } = await builtSite();
    const br = await get(path, { "Accept-Encoding": "gzip, deflate, br" });
    const gzip = await get(path, { "Accept-Encoding": "gzip" });
    const plain = await get(path);
    expect(br.headers.get("Content-Encoding")).toBe("br");
    expect(brotliDecompressSync(await bodyOf(br)).toString()).toBe(script);
    expect(gzip.headers.get("Content-Encoding")).toBe("gzip");
    expect(gunzipSync(await bodyOf(gzip)).toString()).toBe(script);
    expect(plain.headers.get("Content-Encoding")).toBeNull();
    const all = [br, gzip, plain];
    expect(new Set(all.map(({ headers }) => headers.get("ETag"))).size).toBe(3);
    expect(all.map(({ headers }) => headers.get("Vary"))).toEqual(Array(3).fill("Accept-Encoding"));
    expect(new Set(all.map(({ headers }) => headers.get("Content-Type"))).size).toBe(1);
  });

  test.each([
    [undefined, null],
    ["", null],
    ["identity", null],
    ["br;q=0, gzip", "gzip"],
    ["*;q=0", null],
    ["br; q=oops", null],
  ])("Accept-Encoding %j: %j", async (header, encoding) => {
    const { get } = await builtSite();
    const { headers } = await get(path, header === undefined ? {} : { "Accept-Encoding": header });
    expect(headers.get("Content-Encoding")).toBe(encoding);
  });

  test("the length is that of what is sent", async () => {
    const { get } = await builtSite();
    const response = await get(path, { "Accept-Encoding": "br" });
    expect(response.headers.get("Content-Length")).toBe(String((await bodyOf(response)).length));
  });

  test("pictures, and files without a copy, are sent as they are", async () => {
    const { get } = await builtSite();
    const photo = await get("/photo.avif", { "Accept-Encoding": "br" });
    expect(photo.headers.get("Content-Encoding")).toBeNull();
    expect(photo.headers.get("Vary")).toBeNull();
    const tiny = await get("/site.webmanifest", { "Accept-Encoding": "br" });
    expect(tiny.headers.get("Content-Encoding")).toBeNull();
    expect(await tiny.text()).toBe("{}");
  });

  test("the not-found page is compressed too", async () => {
    const { get } = await builtSite();
    const response = await get("/nowhere", { "Accept-Encoding": "br" });
    expect(response.status).toBe(404);
    expect(response.headers.get("Content-Encoding")).toBe("br");
    expect(brotliDecompressSync(await bodyOf(response)).toString()).toContain("not found");
  });
});
