import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { cacheControl } from "../../server/headers.ts";
import { languageOfPath } from "../../src/content/load-content.ts";
import { pageFile } from "../../src/site-map.ts";
import { allPaths } from "../support/all-paths.ts";
import { built, type Served } from "./served.ts";

const pages = allPaths().filter((path) => !path.endsWith("/404"));

/** Which addresses of a server have a page, and where the others lead. */
export function testAddresses({ get, port, name }: Served): void {
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
    ["/admin/", "/admin"],
    ["/admin/?code=a&state=b", "/admin?code=a&state=b"],
  ] as const) {
    test(`${from} leads to ${to}`, async () => {
      const answer = await get(from);
      expect(answer.status).toBe(301);
      expect(answer.all("Location")).toEqual([to]);
    });
  }

  // The local server answers under any name.
  if (name === "local") return;
  test("the other name of the host leads to the first, path and query kept", async () => {
    const answer = await get("/fr/donate?a=1", { host: `www.localhost:${port()}` });
    expect(answer.status).toBe(301);
    expect(answer.header("Location")).toBe(`http://localhost:${port()}/fr/donate?a=1`);
    expect(answer.header("Strict-Transport-Security")).toContain("max-age=");
  });
}
