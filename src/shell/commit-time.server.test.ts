import { expect, test, vi } from "vitest";
import { commitTime } from "./commit-time.server.ts";

test("build time: comes from SOURCE_DATE_EPOCH, or else from the commit", () => {
  vi.stubEnv("SOURCE_DATE_EPOCH", "1793440800");
  expect(commitTime().toISOString()).toBe("2026-10-31T10:00:00.000Z");
  vi.stubEnv("SOURCE_DATE_EPOCH", undefined);
  expect(commitTime()).toEqual(commitTime());
  expect(commitTime().getTime()).toBeLessThanOrEqual(Date.now());
});
