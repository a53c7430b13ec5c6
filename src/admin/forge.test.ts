import { describe, expect, test } from "vitest";
import { editorPage, editorPolicy } from "./editor-page.ts";
import { backendOf } from "./forge.ts";

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

  test("the page is not indexed, and its policy lets no inline script run", () => {
    const page = editorPage({ name: "test-repo" }, false);
    expect(page).toContain('name="robots" content="noindex');
    expect(editorPolicy({ name: "test-repo" })).toMatch(/script-src 'self';/);
    expect(page.match(/<script/g)).toHaveLength(1);
  });
});
