import { expect, test } from "vitest";
import { anyText, fc } from "../../../tests/support/properties.ts";
import { cleanText } from "../forms/clean-text.ts";
import { whatsAppUrl } from "./contact-links.ts";
import { describeMessage, emailUrl, whatsAppText } from "./message-links.ts";

/** English by default. French has a no-break space before the colon. */
const wording = (dir: "ltr" | "rtl", template = "{label}: {value}") => ({
  ui: { labelled: { template } },
  language: { dir },
});

const describeText = (value: string, dir: "ltr" | "rtl") =>
  describeMessage([["س", cleanText(value)]], wording(dir));

test("message text: has a line for each known value", () => {
  const rows = [
    ["Nom", "Aïcha"],
    ["Ville", ""],
    ["{label}", "+1514555"],
  ] as const;
  const text = describeMessage(rows, wording("ltr", "{label}\u00a0: {value}"));
  expect(text).toBe("Nom\u00a0: Aïcha\n{label}\u00a0: +1514555");
});

test.each(["+222 36 12 34 56", "aicha_1@example.org", "Aïcha Mint M. (Zeina)", "-1 000.50 MRU"])(
  "message text in Arabic: isolates %s, so that it keeps its order",
  (value) => {
    expect(describeText(value, "rtl")).toBe(`س: \u2068${value}\u2069`);
  },
);

test("message text in Arabic: isolates only the first line of a value", () => {
  expect(describeText("One.\nTwo.", "rtl")).toBe("س: \u2068One.\u2069\nTwo.");
});

const emailTo = (subject: string, body: string) => {
  const link = emailUrl({ to: "a@b.co", subject, body });
  return { ...link, params: new URL(link.url).searchParams };
};

test("email link: has the whole text when it is short", () => {
  const url = "mailto:a@b.co?subject=A%20%26%20B%3F&body=One%0D%0ATwo%20%3D%202";
  expect(emailTo("A & B?", "One\nTwo = 2")).toMatchObject({ url, shortened: false });
});

test.each([
  ["letters", "x"],
  ["Arabic", "س"],
  ["line breaks", "\n"],
  ["emoji", "😀"],
])("email link: cuts %s at 1,500 encoded characters and says so", (_, part) => {
  const room = 1500 - emailTo("s", "").url.length;
  const size = emailTo("s", part).url.length - emailTo("s", "").url.length;
  const most = Math.floor(room / size);
  expect(emailTo("s", part.repeat(most))).toMatchObject({ shortened: false });
  const { url, shortened, params } = emailTo("s", part.repeat(most + 1));
  expect(shortened).toBe(true);
  expect(url.length).toBeLessThanOrEqual(1500);
  const kept = Math.floor((room - "%E2%80%A6".length) / size);
  const body = params.get("body")?.replaceAll("\r\n", "\n");
  expect(body).toBe(`${part.repeat(kept).trimEnd()}…`);
});

test("links: stay within their limit for any text", () => {
  const text = anyText({ maxLength: 400 });
  fc.assert(
    fc.property(text, text, (subject, value) => {
      const body = describeText(value, "rtl");
      expect(emailTo(subject, body).url.length).toBeLessThanOrEqual(1500);
      const href = whatsAppUrl(whatsAppText(body, "+222 36 12 34 56"), "+222 36 12 34 56");
      expect(href.length).toBeLessThanOrEqual(1500);
      const sent = new URL(href).searchParams.get("text") ?? "";
      expect(body.startsWith(sent.replace(/…$/u, ""))).toBe(true);
    }),
  );
});
