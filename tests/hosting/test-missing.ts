import { expect, test } from "@playwright/test";
import { cacheControl } from "../../server/headers.ts";
import type { Served } from "./served.ts";

/** What a server must not give out. */
export function testMissing({ get }: Served): void {
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
    // Hidden files, and files that are for the host.
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
}
