import { expect, test } from "vitest";
import { securityHeaders } from "./headers.ts";

test("the whole set is sent", () => {
  expect(Object.keys(securityHeaders)).toEqual([
    "Content-Security-Policy",
    "Cross-Origin-Opener-Policy",
    "Cross-Origin-Resource-Policy",
    "Permissions-Policy",
    "Referrer-Policy",
    "Strict-Transport-Security",
    "X-Content-Type-Options",
  ]);
});

test("pages may copy, and use no camera, place or payment", () => {
  const policy = securityHeaders["Permissions-Policy"].split(", ");
  expect(policy.filter((rule) => !rule.endsWith("=()"))).toEqual(["clipboard-write=(self)"]);
  expect(policy).toEqual(
    expect.arrayContaining(["camera=()", "geolocation=()", "microphone=()", "payment=()"]),
  );
});

test.each(Object.values(securityHeaders))("%s fits in a configuration file's quotes", (value) => {
  expect(value).not.toMatch(/["\\$\n]/u);
});
