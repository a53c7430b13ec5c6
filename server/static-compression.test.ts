import { utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { builtSite, script } from "./built-site.ts";

describe("compression", () => {
  const path = "/assets/app-abc123.js";
  const bodyOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

  test("the best encoding that the browser takes, each with its own tag", async () => {
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
  });

  test("the length is that of what is sent", async () => {
    const { get } = await builtSite();
    const response = await get(path, { "Accept-Encoding": "br" });
    expect(response.headers.get("Content-Length")).toBe(String((await bodyOf(response)).length));
  });

  test("a file compressed beforehand is sent as it is", async () => {
    const { root, get } = await builtSite();
    await writeFile(join(root, `${path}.br`), "made beforehand");
    const response = await get(path, { "Accept-Encoding": "br" });
    expect(response.headers.get("Content-Encoding")).toBe("br");
    expect(await response.text()).toBe("made beforehand");
  });

  test("unless it is older than the file", async () => {
    const { root, get } = await builtSite({ [`${path}.br`]: "of an old build" });
    const longAgo = new Date(2020, 0);
    await utimes(join(root, `${path}.br`), longAgo, longAgo);
    const response = await get(path, { "Accept-Encoding": "br" });
    expect(brotliDecompressSync(await bodyOf(response)).toString()).toBe(script);
  });

  test("pictures, and files that would not get smaller, are sent as they are", async () => {
    const { get } = await builtSite();
    const photo = await get("/photo.avif", { "Accept-Encoding": "br" });
    expect(photo.headers.get("Content-Encoding")).toBeNull();
    expect(photo.headers.get("Vary")).toBeNull();
    const tiny = await get("/site.webmanifest", { "Accept-Encoding": "br" });
    expect(tiny.headers.get("Content-Encoding")).toBeNull();
    expect(await tiny.text()).toBe("{}");
  });

  test("the not-found page is compressed too", async () => {
    const { get } = await builtSite({ "404.html": `<!doctype html>${"not found ".repeat(100)}` });
    const response = await get("/nowhere", { "Accept-Encoding": "br" });
    expect(response.status).toBe(404);
    expect(response.headers.get("Content-Encoding")).toBe("br");
  });
});
