import fc from "fast-check";
import { expect, test } from "vitest";
import { failureOf } from "./send-failure.ts";

test.each([
  [400, "misconfigured"],
  [401, "misconfigured"],
  [403, "blocked"],
  [404, "misconfigured"],
  [412, "misconfigured"],
  [413, "misconfigured"],
  [422, "misconfigured"],
  [429, "throttled"],
  [451, "blocked"],
  [499, "misconfigured"],
  [500, "server"],
  [503, "server"],
  [599, "server"],
  [0, "network"],
  [304, "unavailable"],
  [600, "unavailable"],
  [Number.NaN, "unavailable"],
] as const)("status %s: %s", (status, reason) => {
  expect(failureOf({ status, text: "" }, true)).toBe(reason);
});

test.each([
  ["fetch's TypeError", new TypeError("Failed to fetch"), "network"],
  ["a missing id", "The public key is required.", "misconfigured"],
  ["storage denied", new DOMException("denied", "SecurityError"), "unavailable"],
  ["an Error", new Error("odd"), "unavailable"],
  ["nothing", undefined, "unavailable"],
  ["a status that is no number", { status: "400" }, "unavailable"],
])("%s: %s", (_what, thrown, reason) => {
  expect(failureOf(thrown, true)).toBe(reason);
});

test("without a connection, what could not be reached is offline", () => {
  expect(failureOf(new TypeError("Failed to fetch"), false)).toBe("offline");
  expect(failureOf({ status: 0, text: "Network Error" }, false)).toBe("offline");
  expect(failureOf({ status: 500, text: "" }, false)).toBe("server");
});

test("anything thrown has a reason", () => {
  fc.assert(
    fc.property(fc.anything(), fc.boolean(), (thrown, online) => {
      expect(typeof failureOf(thrown, online)).toBe("string");
    }),
  );
});
