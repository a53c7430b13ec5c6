import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { EditorSettings } from "../content/editor.ts";
import { editorPolicy } from "./editor-page.ts";
import { backendOf, writeEditor } from "./write-editor.ts";

const gitlab = {
  forge: "gitlab",
  repository: "group/site",
  branch: "main",
  applicationId: "0123abcd",
} as const satisfies EditorSettings;

let site = "";
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), "site-"));
  mkdirSync(join(site, "fr"));
  writeFileSync(join(site, "index.html"), "a page");
  writeFileSync(join(site, "service-worker.js"), "a worker");
});
afterEach(() => rmSync(site, { recursive: true }));

const files = () => readdirSync(site).sort();

test("without a forge the built site stays as it is", async () => {
  const before = files();
  await writeEditor(site);
  expect(files()).toEqual(before);
});

test("with one it gets the editor, and nothing else is touched", { timeout: 60_000 }, async () => {
  const before = files();
  await writeEditor(site, backendOf(gitlab));
  expect(files()).toEqual([...before, "admin", "admin.html"].sort());
  expect(readFileSync(join(site, "index.html"), "utf8")).toBe("a page");
  expect(readFileSync(join(site, "service-worker.js"), "utf8")).toBe("a worker");
  const page = readFileSync(join(site, "admin.html"), "utf8");
  expect(page).toContain("connect-src 'self' blob: data: https://gitlab.com");
  expect(readFileSync(join(site, "admin/editor.js"), "utf8")).not.toContain(
    "cdn.jsdelivr.net/npm/@fontsource",
  );
});

describe("a git forge", () => {
  const repository = "group/site";

  test("none means no editor", () => {
    expect(backendOf({ forge: "none" })).toBeUndefined();
  });

  test("GitLab signs in by PKCE, at gitlab.com or at an address of one's own", () => {
    const settings = { forge: "gitlab", repository, branch: "main", applicationId: "1" } as const;
    expect(backendOf(settings)).toMatchObject({ name: "gitlab", auth_type: "pkce", app_id: "1" });
    const own = backendOf({ ...settings, address: "https://git.example.org" });
    expect(own).toMatchObject({ api_root: "https://git.example.org/api/v4" });
    expect(own && editorPolicy(own)).toContain(
      "connect-src 'self' blob: data: https://git.example.org;",
    );
  });

  test("GitHub takes a token, Forgejo as Gitea", () => {
    expect(backendOf({ forge: "github", repository, branch: "main" })).toEqual({
      name: "github",
      repo: repository,
      branch: "main",
      auth_methods: ["token"],
    });
    const forgejo = {
      forge: "gitea",
      repository,
      branch: "w",
      address: "https://f.example",
    } as const;
    expect(backendOf(forgejo)).toMatchObject({
      name: "gitea",
      api_root: "https://f.example/api/v1",
    });
  });
});
