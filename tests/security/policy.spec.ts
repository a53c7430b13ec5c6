import { createHash } from "node:crypto";
import { connectOrigins } from "../../src/layouts/connect-origins.ts";
import { allPaths } from "../../src/site-map.ts";
import { expect, test } from "../support/site-test.ts";

/** The policy in a page's head, by directive. */
function policyIn(html: string): Map<string, string[]> {
  const [, content = ""] =
    /<head><meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
  return new Map(
    content.split("; ").map((directive) => {
      const [name = "", ...values] = directive.split(" ");
      return [name, values];
    }),
  );
}

const sha256 = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

for (const path of allPaths()) {
  test(`${path}: the policy allows this page's own scripts and nothing unsafe`, async ({
    request,
  }) => {
    const response = await request.get(path);
    const html = await response.text();
    const policy = policyIn(html);
    expect(policy.get("default-src")).toEqual(["'none'"]);
    expect(policy.get("base-uri")).toEqual(["'none'"]);
    expect(policy.get("object-src")).toEqual(["'none'"]);
    expect(policy.get("form-action")).toEqual(["'self'"]);
    expect(policy.get("connect-src")).toEqual(["'self'", ...connectOrigins]);
    expect(policy.get("require-trusted-types-for")).toEqual(["'script'"]);
    expect(policy.get("trusted-types")).toEqual(["khayma"]);
    const allowed = [...policy.values()].flat();
    expect(allowed.filter((value) => /unsafe|\*|^(?:https?|data|blob):$/.test(value))).toEqual([]);

    const inline = [...html.matchAll(/<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>(.*?)<\/script>/gs)];
    const hashes = inline.map(([, code = ""]) => sha256(code));
    expect(policy.get("script-src")).toEqual(["'self'", ...new Set(hashes)]);
    // What a <meta> cannot say.
    expect(response.headers()["content-security-policy"]).toContain("frame-ancestors 'none'");
  });

  test(`${path}: no script is loaded without its hash`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const tags = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => /<script[^>]*\ssrc=|rel="modulepreload"/.test(tag));
    expect(tags.length).toBeGreaterThan(0);
    for (const tag of tags) {
      const [, file = ""] = /(?:src|href)="([^"]+)"/.exec(tag) ?? [];
      const [, integrity] = /integrity="([^"]+)"/.exec(tag) ?? [];
      const content = await (await request.get(file)).body();
      const hash = createHash("sha384").update(content).digest("base64");
      expect(integrity, tag).toBe(`sha384-${hash}`);
    }
  });
}
