import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { telHref, whatsappHref } from "./phone.ts";

describe("telHref", () => {
  test.each([
    ["+222 00 00 00 00", "tel:+22200000000"],
    ["(+222) 00-00-00-00", "tel:+22200000000"],
    ["\u2066+222 00 00 00 00\u2069", "tel:+22200000000"],
    ["00 00 00 00", "tel:00000000"],
  ])("%s", (phone, href) => {
    expect(telHref(phone)).toBe(href);
  });
});

describe("whatsappHref", () => {
  test("digits alone, without a draft", () => {
    expect(whatsappHref("+222 00 00 00 01")).toBe("https://wa.me/22200000001");
    expect(whatsappHref("00222 11 11 11 11")).toBe("https://wa.me/22211111111");
  });

  test("any draft comes back from the link as it was", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (text) => {
        const link = new URL(whatsappHref("+222 00 00 00 01", text));
        expect(link.pathname).toBe("/22200000001");
        expect([...link.searchParams]).toEqual([["text", text]]);
      }),
    );
  });
});
