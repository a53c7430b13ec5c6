import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "../../tests/support/any-text.ts";
import { describeMessage, mailtoLink, whatsAppLink } from "./fallback-links.ts";

const paramsOf = (href: string) => new URL(href).searchParams;

test("the message is described in lines with the page's labels, without empty fields", () => {
  const text = describeMessage({ template: "{label}\u00a0: {value}" }, [
    { label: "Nom", value: " Aïcha " },
    { label: "Sujet", value: "<>" },
    { label: "Âge", value: "{label}" },
    { label: "Message", value: "Un\r\ndeux" },
  ]);
  expect(text).toBe("Nom\u00a0: Aïcha\nÂge\u00a0: {label}\nMessage\u00a0: Un\ndeux");
});

test("a WhatsApp link holds the number as digits and the whole text", () => {
  const text = `Bonjour & merci 👩‍👩‍👧\n${"س".repeat(2000)}`;
  const link = whatsAppLink({ phone: "+222 36 12 34 56", text });
  expect(link.startsWith("https://wa.me/22236123456?text=")).toBe(true);
  expect(paramsOf(link).get("text")).toBe(text);
});

test("a short e-mail is whole, with CR LF line breaks", () => {
  const link = mailtoLink({ to: "info@example.org", subject: "A & B?", body: "One\nTwo = 2" });
  expect(link).toEqual({
    href: "mailto:info@example.org?subject=A%20%26%20B%3F&body=One%0D%0ATwo%20%3D%202",
    shortened: false,
  });
});

test("a long e-mail is shortened to 1,500 encoded characters, and says so", () => {
  const body = "سلام ".repeat(400).trim();
  const { href, shortened } = mailtoLink({ to: "info@example.org", subject: "سلام", body });
  expect(shortened).toBe(true);
  expect(href.length).toBeLessThanOrEqual(1500);
  expect(href.length).toBeGreaterThan(1400);
  expect(body.startsWith((paramsOf(href).get("body") ?? "").slice(0, -1))).toBe(true);
});

test("an e-mail just long enough is whole, one character more is not", () => {
  const room = 1500 - mailtoLink({ to: "a@b.co", subject: "s", body: "" }).href.length;
  const fits = mailtoLink({ to: "a@b.co", subject: "s", body: "x".repeat(room) });
  expect(fits).toMatchObject({ shortened: false });
  expect(fits.href).toHaveLength(1500);
  const over = mailtoLink({ to: "a@b.co", subject: "s", body: "x".repeat(room + 1) });
  expect(over).toMatchObject({ shortened: true });
});

test("a long subject leaves room for the message", () => {
  const { href, shortened } = mailtoLink({
    to: "info@example.org",
    subject: "س".repeat(200),
    body: "Hello",
  });
  expect(shortened).toBe(true);
  expect(paramsOf(href).get("body")).toBe("Hello");
});

test("no text makes a link throw or grow beyond its limit", () => {
  const text = anyText({ maxLength: 400 });
  fc.assert(
    fc.property(text, text, (subject, body) => {
      const { href } = mailtoLink({ to: "info@example.org", subject, body });
      expect(href.length).toBeLessThanOrEqual(1500);
      expect(whatsAppLink({ phone: subject, text: body })).toMatch(
        /^https:\/\/wa\.me\/\d*\?text=/u,
      );
    }),
  );
});
