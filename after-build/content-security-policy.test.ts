import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { rateSources } from "../app/donate/rates/rate-sources.ts";
import { connectOrigins, mailOrigin } from "./connect-origins.ts";
import { policyOf, withPolicy } from "./content-security-policy.ts";

const directive = (html: string, name: string) =>
  policyOf(html)
    .split("; ")
    .find((one) => one.startsWith(`${name} `));
const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

describe("scripts", () => {
  test("a page without inline scripts may run none", () => {
    const page = `<head><script src="/a.js"></script></head>`;
    expect(directive(page, "script-src")).toBe("script-src 'self'");
  });

  test("each inline script by the hash of its very text", () => {
    const page = "<script>one( 1 )</script><script type=module async>\ntwo\n</script>";
    expect(directive(page, "script-src")).toBe(
      `script-src 'self' ${hashOf("one( 1 )")} ${hashOf("\ntwo\n")}`,
    );
  });

  test("structured data is not run, so it gets no hash", () => {
    const page = `<script type="application/ld+json">{"a":1}</script>`;
    expect(directive(page, "script-src")).toBe("script-src 'self'");
  });
});

test("nothing is unsafe, and what is not named is forbidden", () => {
  const policy = policyOf("<style>a{}</style><script>1</script>");
  expect(policy).not.toMatch(/unsafe|\*|data:|blob:|http:/);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types khayma");
});

test("a page may ask the mail service, every rate service and nobody else", () => {
  const origins = rateSources.map(({ url }) => new URL(url).origin);
  expect(connectOrigins).toEqual([mailOrigin, ...origins]);
  expect(directive("", "connect-src")).toBe(`connect-src 'self' ${connectOrigins.join(" ")}`);
});

test("the policy stands before anything that it is to hold for", () => {
  expect(withPolicy("<html><head><script>1</script></head></html>")).toMatch(
    /^<html><head><meta http-equiv="Content-Security-Policy" content="[^"]+"\/><script>/,
  );
  expect(() => withPolicy("<p>")).toThrow("a page without <head>");
});
