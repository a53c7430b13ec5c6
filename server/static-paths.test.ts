import { describe, expect, test } from "vitest";
import { builtSite, temporaryFolder } from "../tests/support/test-folders.ts";
import { createSite } from "./site.ts";

describe("pages", () => {
  test.each([
    ["/", "home"],
    ["/about", "about"],
    ["/privacy", "privacy"],
    ["/ar", "ar home"],
    ["/ar/about", "ar about"],
    ["/fr?from=mail", "fr home"],
    ["/donn%C3%A9es%20%C3%A0%20lire.txt", "x"],
    ["/.well-known/security.txt", "Contact: x"],
  ])("%s is there", async (path, text) => {
    const { get } = await builtSite();
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(text);
  });

  test.each([
    ["/about/", "/about"],
    ["/about/?a=1&b=%20", "/about?a=1&b=%20"],
    ["/about/index.html?a=1", "/about?a=1"],
    ["/index.html", "/"],
    ["/ar/", "/ar"],
    ["/ar/index.html", "/ar"],
    ["/privacy.html", "/privacy"],
    ["/privacy/", "/privacy"],
    ["/privacy/index.html", "/privacy"],
  ])("%s has moved to %s", async (path, to) => {
    const { get } = await builtSite();
    const response = await get(path);
    expect(response.status).toBe(301);
    expect(response.headers.get("Location")).toBe(to);
  });
});

describe("what is not there", () => {
  test.each([
    ["/nowhere", "not found"],
    ["/nowhere/", "not found"],
    ["/about/more", "not found"],
    ["/assets/app-gone.js", "not found"],
    ["/robots.txt/", "not found"],
    ["/404", "not found"],
    ["/404.html", "not found"],
    ["/nowhere.html", "not found"],
    ["/nowhere/index.html", "not found"],
    ["/index", "not found"],
    ["/index/", "not found"],
    ["/fr/nowhere", "not found"],
    ["/ar/nowhere", "ar not found"],
    ["/ar/nowhere/deeper", "ar not found"],
    ["/ar/404", "ar not found"],
    ["/arab/nowhere", "not found"],
    ["//example.org/", "not found"],
    ["/about//", "not found"],
    ["/empty", "not found"],
    ["/empty/", "not found"],
    ["/assets", "not found"],
    ["/.env", "not found"],
    ["/.git/config", "not found"],
    ["/empty/.keep", "not found"],
    ["/_headers", "not found"],
    ["/_redirects", "not found"],
    ["/assets/app-abc123.js.br", "not found"],
    ["/assets/app-abc123.js.gz", "not found"],
    ["//about/", "not found"],
    ["/ar.nowhere", "not found"],
    ["/ar/.well-known/x", "ar not found"],
    [`/${"x".repeat(300)}`, "not found"],
  ])("%s: 404", async (path, text) => {
    const { get } = await builtSite();
    // A whole address: "//" at the start of a path alone would be taken for a host.
    const response = await get(`http://localhost${path}`);
    expect(response.status).toBe(404);
    expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(response.headers.get("Cache-Control")).toBe("no-cache");
    expect(response.headers.has("ETag")).toBe(false);
    expect(await response.text()).toContain(`>${text}`);
  });

  test("without a not-found page, a plain sentence", async () => {
    const app = createSite({ root: await temporaryFolder(), mailboxDir: "unused" });
    const response = await app.request("/nowhere");
    expect(response.status).toBe(404);
    expect(await response.text()).toBe("Not Found");
  });
});

test.each([
  ["broken percent-encoding", "/%"],
  ["half a character", "/%E3%81"],
  ["an encoded slash", "/..%2F..%2Fetc%2Fpasswd"],
  ["an encoded backslash", "/..%5Cetc"],
  ["NUL", "/about%00.html"],
  ["a line break", "/about%0D%0ASet-Cookie:x"],
])("%s: 400", async (_what, path) => {
  const { get } = await builtSite();
  expect((await get(path)).status).toBe(400);
});

test.each(["/../../etc/passwd", "/%2e%2e/%2E./etc/passwd", "/\\..\\etc\\passwd", "/a/../../x"])(
  "%s stays inside the site",
  async (path) => {
    const { get } = await builtSite();
    expect((await get(path)).status).toBe(404);
  },
);
