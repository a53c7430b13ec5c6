import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { builtSite } from "./built-site.ts";

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
    ["/about.data", "text/x-script; charset=utf-8", "no-cache"],
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
    await writeFile(join(root, "about/index.html"), "<!doctype html>about, rewritten");
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
