import * as v from "valibot";
import { expect, test } from "vitest";
import { bank, smallContent, transfer, wallet } from "../../../tests/support/content-copy.ts";
import { languages } from "./load-content.server.ts";
import { readYaml } from "./read-yaml.server.ts";
import { loadSite, otherWay, siteSchema, wayFromAbroad } from "./site.server.ts";

const problemIn = (schema: v.GenericSchema, value: unknown) =>
  v.safeParse(schema, value).issues?.[0].message;

function problem(key: string, value: unknown): string | undefined {
  const site = loadSite();
  const change =
    key in site || key === "whatsappChannel"
      ? { [key]: value }
      : { bankily: { ...site.bankily, [key]: value } };
  return problemIn(siteSchema(), { ...site, ...change });
}

const phoneProblem = "a Mauritanian number written as +222 00 00 00 00";
const inAz = "an address such as https://khayma.mr, in a-z";
const https = "an address that starts with https://";
const x = (length: number) => "x".repeat(length);

const [whatsapp, channel] = ["https://whatsapp.com/", "channel/0029VaExample"];

/** For each key what is refused, the expectation, and what is accepted. */
test.each<[key: string, refused: unknown[], expected: string, accepted: unknown[]]>([
  ["address", ["http://a.org", "see https://a.org", "https://a.org b"], inAz, ["https://a.org"]],
  ["address", ["https://a.org/", "https://a.github.io/a", "https://a.org?b"], inAz, []],
  // The fourth letter of the first is Cyrillic.
  [
    "address",
    ["https://khаyma.mr", "https://Khayma.mr", "https://a.org:81", "https://a"],
    inAz,
    [],
  ],
  ["facebook", ["facebook.com/example"], https, ["https://www.facebook.com/"]],
  ["founded", [1899, 2101, 2018.5], "a year such as 2026", [1900, 2100]],
  ["phone", ["+222 00 00 00 0", "+22200000000", "00 +222 00 00 00 00"], phoneProblem, []],
  [
    "whatsappChannel",
    ["https://wa.me/22236123456", `https://evil.com/${channel}`],
    "a WhatsApp",
    [],
  ],
  ["whatsappChannel", [`https://evil.com/${channel}`], "a WhatsApp", [`${whatsapp}${channel}`]],
  ["email", ["info"], "an e-mail address", []],
  ["numberSince", ["20 November 2026"], "a date such as 2026-11-20", []],
  ["numberSince", ["2062-11-20"], "a day that is not still to come", []],
  ["reference", [x(41)], "at most 40 characters", [x(40)]],
  ["holder", [x(71)], "at most 70 characters", ["Khayma Relief", x(70)]],
  ["limits", [{ perDay: 0, tried: "2026-11-01" }], "a number of 1 or more", []],
  ["dial", [{ code: "888 now", tried: "2026-11-01" }], "a code such as *888#", []],
  ["merchantCode", ["12", "12345678901", "12a", "a123"], "3 to 10 digits", ["123", "1234567890"]],
  ["qrImage", ["qr.svg", ".png", "../qr.png", "qr.png.exe"], "a PNG or WebP file", ["qr2.webp"]],
])(
  "site.yaml: %s refuses %j, since it expects %s, and accepts %j",
  (key, refused, expected, accepted) => {
    for (const value of refused) expect(problem(key, value), `${value}`).toContain(expected);
    for (const value of accepted) expect(problem(key, value), `${value}`).toBeUndefined();
  },
);

const [local, fromAbroad] = [otherWay(), wayFromAbroad()];
const { steps, tried } = wallet;
const bicProblem = "a BIC of 8 or 11 characters, such as ABCDMRMR";
const accountProblem = "an IBAN, or 5 to 24 digits";
const stepsProblem = "as many steps in each";

test.each<[schema: v.GenericSchema, way: object, change: object, expected?: string]>([
  [local, wallet, {}],
  [local, wallet, { number: "00 00 00 01" }, phoneProblem],
  [local, wallet, { steps: { en: ["Open it"] } }, "Invalid key"],
  [local, wallet, { steps: { ...steps, [languages()[0].code]: ["Open it"] } }, stepsProblem],
  [local, bank, {}],
  [local, bank, { account: "0002 0001" }],
  [local, bank, { account: "1234" }, accountProblem],
  [local, bank, { account: "MR13 0002 0001 0100 0012 3456 754" }, accountProblem],
  [fromAbroad, { kind: "relay", name: "A", address: "https://example.org", tried }, {}],
  [fromAbroad, transfer, {}],
  [fromAbroad, transfer, { account: bank.account, bic: "abcd mr mr xxx" }],
  [fromAbroad, transfer, { account: "FR14 2004 1010 0505 0010 3M02 606" }, accountProblem],
  [fromAbroad, transfer, { account: "000200010100001234567531" }],
  [fromAbroad, { ...wallet, kind: "service", needs: { en: "A passport" } }, {}, "Invalid key"],
  [fromAbroad, transfer, { bic: "ABCDFRP" }, bicProblem],
  [fromAbroad, transfer, { tried: "2999-01-01" }, "a day that is not still to come"],
])("ways to give: are judged: %#", (schema, complete, change, expected) => {
  const found = problemIn(schema, { ...complete, ...change });
  if (expected) expect(found).toContain(expected);
  else expect(found).toBeUndefined();
});

test("site.yaml: names, numbers and references stay letter by letter as they are written", () => {
  const written = "e-Khayma 100% : خيمة 100% !";
  smallContent().set("site.yaml", {
    "bankily.reference": written,
    "bankily.holder": written,
    otherWays: [{ ...bank, account: "12345", name: written, holder: written }],
    fromAbroad: [{ kind: "relay", name: written, address: "https://example.org", tried }],
    registration: { name: written, number: written, date: tried, authority: written },
  });
  expect(loadSite()).toEqual(readYaml("site.yaml"));
});

test("site.yaml: what is copied and compared has no invisible signs and ordinary spaces", () => {
  smallContent().set("site.yaml", {
    phone: "\u200e+222\u00a036\u202f12 34 56\u200f",
    email: "salam@tent\u00ad.mr",
    "bankily.holder": "ASSOC\u2800TENT\u200b",
    "bankily.reference": "Tent Donation\u200f",
    "bankily.merchantCode": "\ufeff904512",
    otherWays: [{ ...bank, account: "\u206012345" }],
  });
  expect(loadSite()).toMatchObject({
    phone: "+222 36 12 34 56",
    email: "salam@tent.mr",
    bankily: { holder: "ASSOC TENT", reference: "Tent Donation", merchantCode: "904512" },
    otherWays: [{ account: "12345" }],
  });
});
