import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { anyText } from "../../tests/support/any-text.ts";
import { painted } from "../../tests/support/painted.ts";
import { encodeForEmail, whatsAppUrl } from "../ui/contact-links.ts";
import { describeMessage, labelsOf, mailtoUrl, rowsOf, shorten } from "./fallback-links.ts";

const paramsOf = (href: string) => new URL(href).searchParams;

/** A page's wording: by default the English line; French has a no-break space before the colon. */
const wording = (dir: "ltr" | "rtl", template = "{label}: {value}") => ({
  ui: { line: { template } },
  language: { dir },
});

test("the message is described in lines with the page's labels, without empty fields", () => {
  const french = wording("ltr", "{label}\u00a0: {value}");
  const text = describeMessage(
    [
      ["Nom", " Aïcha "],
      ["Sujet", "<>"],
      ["Âge", "{label}"],
      ["Message", "Un\r\ndeux"],
    ],
    french,
  );
  expect(text).toBe("Nom\u00a0: Aïcha\nÂge\u00a0: {label}\nMessage\u00a0: Un\ndeux");
});

test("the dial code stands before the number, and what is empty is left out", () => {
  const texts = {
    name: { label: "Name" },
    dialCode: { label: "Country" },
    phone: { label: "Phone" },
    interest: { label: "Interest" },
  };
  const shown = labelsOf(["name", "dialCode", "phone", "interest"], texts);
  const values = { name: "Aïcha", dialCode: "+1 CA", phone: "5145551234", interest: "" };
  expect(rowsOf(values, shown)).toEqual([
    ["Name", "Aïcha"],
    ["Phone", "+15145551234"],
  ]);
});

describe("in Arabic", () => {
  const arabic = wording("rtl");

  test.each([
    ["a phone number", "+222 36 12 34 56"],
    ["digits and a dial code", "+22236123456"],
    ["an e-mail address", "aicha_1@example.org"],
    ["a name", "Aïcha Mint M. (Zeina)"],
    ["an amount", "-1 000.50 MRU"],
  ])("%s is painted as it was typed, after its label", (_what, value) => {
    const text = describeMessage([["س", value]], arabic);
    expect(text).toBe(`س: \u2068${value}\u2069`);
    expect(painted(text, "rtl")).toBe(`${value} :س`);
  });

  test("without isolates a phone number would be painted in reverse groups", () => {
    expect(painted("س: +222 36 12 34 56", "rtl")).not.toContain("+222 36 12 34 56");
  });

  test("of several lines the first alone shares its line with the label", () => {
    const text = describeMessage([["س", "One.\nTwo."]], arabic);
    expect(text).toBe("س: \u2068One.\u2069\nTwo.");
  });

  test("what was typed keeps its own text", () => {
    fc.assert(
      fc.property(anyText(), (value) => {
        const plain = describeMessage([["س", value]], wording("ltr"));
        const [first = "", ...more] = plain.split("\n");
        const wrapped = plain && [`س: \u2068${first.slice(3)}\u2069`, ...more].join("\n");
        expect(describeMessage([["س", value]], arabic)).toBe(wrapped);
      }),
    );
  });
});

test("a WhatsApp draft holds the whole text, cleaned", () => {
  const value = `Bonjour & merci 👩‍👩‍👧\n${"س".repeat(2000)}`;
  const text = describeMessage([["Message", `${value}\0 `]], wording("ltr"));
  const url = whatsAppUrl(text, "+222 36 12 34 56");
  expect(url.startsWith("https://wa.me/22236123456?text=")).toBe(true);
  expect(paramsOf(url).get("text")).toBe(`Message: ${value}`);
});

test("a short e-mail is whole, with CR LF line breaks", () => {
  const link = mailtoUrl({ to: "info@example.org", subject: "A & B?", body: "One\nTwo = 2" });
  expect(link).toEqual({
    href: "mailto:info@example.org?subject=A%20%26%20B%3F&body=One%0D%0ATwo%20%3D%202",
    shortened: false,
  });
});

test("a long e-mail is shortened to 1,500 encoded characters, and says so", () => {
  const body = "سلام ".repeat(400).trim();
  const { href, shortened } = mailtoUrl({ to: "info@example.org", subject: "سلام", body });
  expect(shortened).toBe(true);
  expect(href.length).toBeLessThanOrEqual(1500);
  expect(href.length).toBeGreaterThan(1400);
  expect(body.startsWith((paramsOf(href).get("body") ?? "").slice(0, -1))).toBe(true);
});

test("an e-mail just long enough is whole, one character more is not", () => {
  const room = 1500 - mailtoUrl({ to: "a@b.co", subject: "s", body: "" }).href.length;
  const fits = mailtoUrl({ to: "a@b.co", subject: "s", body: "x".repeat(room) });
  expect(fits).toMatchObject({ shortened: false });
  expect(fits.href).toHaveLength(1500);
  const over = mailtoUrl({ to: "a@b.co", subject: "s", body: "x".repeat(room + 1) });
  expect(over).toMatchObject({ shortened: true });
});

test("a long subject leaves room for the message", () => {
  const { href, shortened } = mailtoUrl({
    to: "info@example.org",
    subject: "س".repeat(200),
    body: "Hello",
  });
  expect(shortened).toBe(true);
  expect(paramsOf(href).get("body")).toBe("Hello");
});

test("no text makes a link throw or grow beyond its limit", () => {
  const text = anyText({ maxLength: 400 });
  const dir = fc.constantFrom("ltr" as const, "rtl" as const);
  fc.assert(
    fc.property(text, text, dir, (subject, value, dir) => {
      const body = describeMessage([["Message", value]], wording(dir));
      const { href } = mailtoUrl({ to: "info@example.org", subject, body });
      expect(href.length).toBeLessThanOrEqual(1500);
      expect(whatsAppUrl(body, subject)).toMatch(/^https:\/\/wa\.me\/\d*\?text=/u);
    }),
  );
});

const encodedLength = (text: string) => encodeForEmail(text).length;

test("a text that fits stays as it is", () => {
  expect(shorten("a".repeat(100), 100)).toEqual({ text: "a".repeat(100), shortened: false });
});

test("a text that does not fit ends in an ellipsis, which is counted", () => {
  expect(shorten("a".repeat(101), 100)).toEqual({ text: `${"a".repeat(91)}…`, shortened: true });
});

test("a line break takes six characters", () => {
  expect(encodedLength("a\nb")).toBe(8);
});

test.each([
  ["an emoji", "😀"],
  ["an emoji of several parts", "👩‍👩‍👧"],
  ["a flag", "🇲🇷"],
  ["an accent", "e\u0301"],
  ["an Arabic letter with its vowel signs", "لّٰ"],
])("%s is not split", (_what, whole) => {
  const first = encodedLength(whole) + encodedLength("…");
  expect(shorten(whole.repeat(9), first + 1)).toEqual({ text: `${whole}…`, shortened: true });
  for (let room = first; room < first + 100; room += 1) {
    const { text } = shorten(whole.repeat(50), room);
    expect(text.slice(0, -1).replaceAll(whole, "")).toBe("");
  }
});

test("one character larger than the room is cut between code points", () => {
  const { text } = shorten(`e${"\u0301".repeat(100)}`, 40);
  expect(text).toBe(`e${"\u0301".repeat(5)}…`);
});

test("spaces before the ellipsis go", () => {
  expect(shorten(`aa   ${"b".repeat(20)}`, 20)).toEqual({ text: "aa…", shortened: true });
});

test("with room for the ellipsis alone it is all that is left", () => {
  expect(shorten("aaaaaaaaaa", 9)).toEqual({ text: "…", shortened: true });
});

test("a browser that cannot tell characters apart cuts between code points", () => {
  vi.stubGlobal("Intl", {});
  const { text } = shorten("e\u0301".repeat(9), 17);
  vi.unstubAllGlobals();
  expect(text).toBe("e\u0301e…");
});

test("without room nothing is left", () => {
  expect(shorten("aaaaaaaaaa", 8)).toEqual({ text: "", shortened: true });
});

test("the result always fits and is the beginning of the text", () => {
  const text = fc.string({ unit: "grapheme", maxLength: 60 });
  fc.assert(
    fc.property(text, fc.nat(200), (whole, room) => {
      const { text, shortened } = shorten(whole, room);
      expect(encodedLength(text)).toBeLessThanOrEqual(room);
      expect(whole.startsWith(shortened ? text.slice(0, -1) : text)).toBe(true);
      expect(shortened).toBe(text !== whole);
    }),
  );
});
