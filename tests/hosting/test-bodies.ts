import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { built, type Served } from "./served.ts";

/** In which type and how compressed a server sends its files. */
export function testBodies({ get, name }: Served): void {
  test(".well-known is served", async () => {
    const answer = await get("/.well-known/security.txt");
    expect(answer.status).toBe(200);
    expect(answer.header("Content-Type")).toBe("text/plain; charset=utf-8");
    expect(answer.body.toString()).toMatch(/^Contact: mailto:/);
  });

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
}
