import { describe, expect, test } from "vitest";
import { telLink } from "./contact-links.ts";

describe("telLink", () => {
  test.each([
    ["+222 00 00 00 00", "tel:+22200000000"],
    ["(+222) 00-00-00-00", "tel:+22200000000"],
    ["\u2066+222 00 00 00 00\u2069", "tel:+22200000000"],
    ["00 00 00 00", "tel:00000000"],
  ])("%s", (phone, href) => {
    expect(telLink(phone)).toBe(href);
  });
});
