import { describe, expect, test } from "vitest";
import { telLink, whatsAppDraft } from "./contact-links.ts";

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

test("a WhatsApp draft goes to the number's digits", () => {
  expect(whatsAppDraft("a & b", "+222 00 11 22 33")).toBe(
    "https://wa.me/22200112233?text=a%20%26%20b",
  );
  expect(whatsAppDraft("a")).toBe("https://wa.me/?text=a");
});
