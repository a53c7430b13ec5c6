import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { ContentCopy } from "../tests/support/content-copy.ts";
import { editFolder } from "./edit-folder.ts";

let copy: ContentCopy;
const app = editFolder("generated/admin");

const ask = (path: string, init: RequestInit = {}, headers: HeadersInit = { "X-Editor": "1" }) =>
  app.request(`http://localhost:5173${path}`, { ...init, headers });

beforeEach(() => {
  copy = new ContentCopy();
  vi.stubEnv("CONTENT_DIR", copy.folder);
});

test("a file is listed, read, written and removed", async () => {
  const list: unknown = await (await ask("/admin/folder")).json();
  expect(list).toContain("content/fr/home.yaml");
  const file = "/admin/folder/content/fr/home.yaml";
  expect(await (await ask(file)).text()).toBe(readFileSync("content/fr/home.yaml", "utf8"));
  expect((await ask(file, { method: "PUT", body: "a: b\n" })).status).toBe(204);
  expect(readFileSync(join(copy.folder, "fr/home.yaml"), "utf8")).toBe("a: b\n");
  expect((await ask(file, { method: "DELETE" })).status).toBe(204);
  expect((await ask(file)).status).toBe(404);
});

test("what the forms could not catch is said with file, key and expectation", async () => {
  expect(await (await ask("/admin/check")).text()).toBe("");
  copy.set("figures.yaml", { "impactTiers.0.from": 1 });
  expect(await (await ask("/admin/check")).text()).toMatch(
    /figures\.yaml\n {2}impactTiers, line \d+: .*tiers from the highest to the lowest/,
  );
});

describe("refused:", () => {
  test.each([
    "/admin/folder/package.json",
    "/admin/folder/content/..%2Fpackage.json",
    "/admin/folder/content/%2e%2e/secret.yaml",
    "/admin/folder/content/.env.yaml",
    "/admin/folder/content/fr/.hidden/a.yaml",
    "/admin/folder/content/fr/home.ts",
  ])("%s", async (path) => {
    const { status } = await ask(path, { method: "PUT", body: "x" });
    expect([403, 404]).toContain(status);
    expect(existsSync(join(copy.folder, "..", "package.json"))).toBe(false);
  });

  test("a page of another site, which cannot send the header", async () => {
    for (const path of ["/admin/folder", "/admin/check", "/admin/folder/content/site.yaml"]) {
      expect((await ask(path, {}, {})).status).toBe(403);
    }
  });

  test("a page of another port of this machine", async () => {
    const headers = { "X-Editor": "1", Origin: "http://localhost:3000" };
    for (const path of ["/admin/folder", "/admin/folder/content/site.yaml"]) {
      expect((await ask(path, {}, headers)).status).toBe(403);
    }
  });

  test("another name that leads to this machine", async () => {
    const answer = await app.request("http://rebound.example/admin/folder", {
      headers: { "X-Editor": "1" },
    });
    expect(answer.status).toBe(403);
  });
});
