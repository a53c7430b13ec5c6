import { expect, test } from "vitest";
import { telUrl, whatsAppUrl } from "./contact-links.ts";

test.each([
  ["(+222) 00-00-00-00", "tel:+22200000000"],
  ["\u2066+222 00 00 00 00\u2069", "tel:+22200000000"],
  ["00 00 00 00", "tel:00000000"],
])("telUrl: %s gives %s", (phone, href) => {
  expect(telUrl(phone)).toBe(href);
});

test("whatsAppUrl: uses the digits of the number", () => {
  expect(whatsAppUrl("a & b", "+222 00 11 22 33")).toBe(
    "https://wa.me/22200112233?text=a%20%26%20b",
  );
  expect(whatsAppUrl("a")).toBe("https://wa.me/?text=a");
});
