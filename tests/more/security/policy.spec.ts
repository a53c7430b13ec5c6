import { mailOrigin } from "../../../src/lib/mail/send-email.ts";
import { policyHash, rateOrigins } from "../../../tools/build/content-security-policy.ts";
import { builtPages } from "../../support/built-site.ts";
import { expect, test } from "../../support/site-test.ts";

function policyIn(html: string): Map<string, string[]> {
  const [, content = ""] =
    /<meta http-equiv="content-security-policy" content="([^"]+)"/.exec(html) ?? [];
  return new Map(
    content.split(/; ?/).map((directive) => {
      const [name = "", ...values] = directive.trim().split(/ +/);
      return [name, values];
    }),
  );
}

test("policy: allows the page's scripts and styles, and nothing unsafe", async ({ request }) => {
  test.slow();
  for (const { path } of builtPages()) {
    const response = await request.get(path);
    const html = await response.text();
    const policy = policyIn(html);
    expect(policy.get("default-src"), path).toEqual(["'none'"]);
    expect(policy.get("base-uri"), path).toEqual(["'none'"]);
    expect(policy.get("object-src") ?? policy.get("default-src"), path).toEqual(["'none'"]);
    expect(policy.get("form-action"), path).toEqual(["'self'"]);
    const [self, mail, ...services] = policy.get("connect-src") ?? [];
    // Every page sends a message that waits.
    expect([self, mail], path).toEqual(["'self'", mailOrigin]);
    const known = html.includes("<astro-island") ? rateOrigins : [];
    expect(known, path).toEqual(expect.arrayContaining(services));
    expect(policy.get("require-trusted-types-for"), path).toEqual(["'script'"]);
    expect(policy.get("trusted-types"), path).toEqual(["khayma"]);
    const allowed = [...policy.values()].flat();
    expect(
      allowed.filter((value) => /unsafe|\*|^(?:https?|data|blob):$/.test(value)),
      path,
    ).toEqual([]);

    const inline = [...html.matchAll(/<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>(.*?)<\/script>/gs)];
    const hashes = inline.map(([, code = ""]) => policyHash(code));
    expect(policy.get("script-src")?.sort(), path).toEqual(["'self'", ...new Set(hashes)].sort());
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)];
    const styleHashes = new Set(styles.map(([, css = ""]) => policyHash(css)));
    expect(policy.get("style-src")?.sort(), path).toEqual(["'self'", ...styleHashes].sort());
    // A <meta> element cannot carry this directive.
    expect(response.headers()["content-security-policy"], path).toContain("frame-ancestors 'none'");
  }
});
