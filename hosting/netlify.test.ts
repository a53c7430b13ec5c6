import { describe, expect, test } from "vitest";
import { cacheControl, securityHeaders } from "../server/headers.ts";
import { allPaths } from "../tests/support/all-paths.ts";
import {
  headersFor,
  leadsTo,
  matches,
  parseHeaders,
  parseRedirects,
} from "../tests/support/parse-host-files.ts";
import { headersFile, redirectsFile } from "./netlify.ts";
import { nginxConfig } from "./nginx.ts";
import { siteRules } from "./site-rules.ts";

const rules = siteRules();
const pages = allPaths().filter((path) => !path.endsWith("/404"));

describe("_headers", () => {
  const parsed = parseHeaders(headersFile());

  test.each(["/", "/ar/donate", "/service-worker.js", "/nowhere"])(
    "%s gets every security header and no Cache-Control of ours",
    (path) => {
      expect(Object.fromEntries(headersFor(path, parsed))).toEqual(securityHeaders);
    },
  );

  test("a hashed file gets every security header and may be kept for ever", () => {
    expect(Object.fromEntries(headersFor("/assets/app-1234.js", parsed))).toEqual({
      ...securityHeaders,
      "Cache-Control": cacheControl.hashed,
    });
  });
});

describe("the content editor", () => {
  test("lets a sign-in window answer, and is not indexed", () => {
    const sent = headersFor("/admin", parseHeaders(headersFile()));
    // Two values in one are no policy: browsers take them for `unsafe-none`.
    expect(sent.get("Cross-Origin-Opener-Policy")).toBe("same-origin, unsafe-none");
    expect(sent.get("X-Robots-Tag")).toContain("noindex");
  });

  test("and no other page gets looser by it", () => {
    const others = headersFor("/administration", parseHeaders(headersFile()));
    expect(Object.fromEntries(others)).toEqual(securityHeaders);
    const nginx = nginxConfig(rules, { root: "/srv", listen: ["80"] });
    expect(nginx).toContain('default "same-origin";');
    expect(nginx).toContain(
      'add_header Cross-Origin-Opener-Policy "$khayma_cross_origin_opener_policy"',
    );
  });
});

describe("_redirects", () => {
  const parsed = parseRedirects(redirectsFile(rules));
  const answerTo = (path: string) => parsed.find(({ from }) => matches(path, from));

  test.each(pages.filter((path) => path !== "/"))("%s/index.html leads to %s", (path) => {
    const rule = answerTo(`${path}/index.html`);
    expect(rule?.status).toBe(301);
    expect(rule && leadsTo(`${path}/index.html`, rule)).toBe(path);
  });

  test.each(["/fr", "/ar"])("below %s the not-found page is in its language", (prefix) => {
    const rule = { from: `${prefix}/*`, to: `${prefix}/404.html`, status: 404 };
    expect(answerTo(`${prefix}/no/where`)).toEqual(rule);
  });

  test("no page is sent elsewhere, and none of the rules is hidden by another", () => {
    const moved = pages.filter((path) => [301, 302, 308].includes(answerTo(path)?.status ?? 0));
    expect(moved).toEqual([]);
    expect(parsed.filter(({ from }) => answerTo(from)?.from !== from)).toEqual([]);
  });
});

describe("the reader of these files refuses what a host would", () => {
  test.each([
    ["a header without a path", "  X-A: b"],
    ["a header without a value", "/*\n  X-A:"],
    ["a path that is none", "assets/*"],
    ["a line that is too long", `/*\n  X-A: ${"b".repeat(2000)}`],
  ])("%s", (_what, text) => {
    expect(() => parseHeaders(text)).toThrow();
  });

  test.each([
    ["a status that is none", "/a /b 200"],
    ["no status", "/a /b"],
    ["another host", "https://a.example/ /b 301"],
  ])("%s", (_what, text) => {
    expect(() => parseRedirects(text)).toThrow();
  });

  test("values of two rules are joined, as both hosts do", () => {
    const two = parseHeaders("/*\n  X-A: b\n/assets/*\n  X-A: c");
    expect(headersFor("/assets/x", two).get("X-A")).toBe("b, c");
  });
});
