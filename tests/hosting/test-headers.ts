import { expect, test } from "@playwright/test";
import { cacheControl, editorHeaders, securityHeaders } from "../../server/headers.ts";
import type { Served } from "./served.ts";

/** The headers of a server's answers, and what it may be asked. */
export function testHeaders({ get, asset }: Served): void {
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

  for (const path of ["/admin", "/admin/editor.js"]) {
    test(`${path} of the editor has headers of its own, each once`, async () => {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      for (const [header, value] of Object.entries(editorHeaders)) {
        expect(answer.all(header), header).toEqual([value]);
      }
    });
  }

  test("no page whose address begins like the editor's gets them", async () => {
    for (const path of ["/administration", "/fr/admin", "/admin.css"]) {
      const answer = await get(path);
      expect(answer.all("Cross-Origin-Opener-Policy")).toEqual(["same-origin"]);
      expect(answer.all("X-Robots-Tag")).toEqual([]);
    }
  });

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
}
