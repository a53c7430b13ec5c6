import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { bank, ContentCopy, transfer, wallet } from "../../../tests/support/content-copy.ts";
import { payeeMark } from "./payee-mark.server.ts";

const otherWays = [wallet, bank];
const picture = "images/bankily-qr.png";

let copy: ContentCopy;
let before: string;

beforeEach(() => {
  copy = new ContentCopy();
  vi.stubEnv("CONTENT_DIR", copy.folder);
  mkdirSync(join(copy.folder, "images"), { recursive: true });
  writeFileSync(join(copy.folder, picture), "bytes of a picture");
  copy.set("site.yaml", { otherWays, fromAbroad: [transfer] });
  copy.set("site.yaml", { "bankily.merchantCode": "904512", "bankily.qrImage": "bankily-qr.png" });
  before = payeeMark();
});

test.each([
  ["phone", "+222 00 00 00 09"],
  ["bankily.holder", "ANOTHER HOLDER"],
  ["bankily.merchantCode", "904513"],
  ["bankily.reference", "Another reference"],
  ["bankily.merchantCode", undefined],
  ["bankily.dial", { code: "*999#", tried: "2026-11-01" }],
  ["bankily.help", { phone: "+222 00 00 00 08", tried: "2026-11-01" }],
  ["bankily.qrImage", undefined],
  ["otherWays.0.number", "+222 00 00 00 02"],
  ["otherWays.0.holder", "ANOTHER HOLDER"],
  ["otherWays.1.account", "12345"],
  ["otherWays.1.name", "Another Bank"],
  ["otherWays.1", undefined],
  ["fromAbroad.0.name", "Another Bank"],
  ["fromAbroad.0.holder", "ANOTHER HOLDER"],
  ["fromAbroad.0.account", "MR1300020001010000123456753"],
  ["fromAbroad.0.bic", "ABCDMRMR"],
  ["fromAbroad", undefined],
  ["whatsapp", "+222 00 00 00 08"],
  ["whatsappChannel", "https://whatsapp.com/channel/0029VaAnother"],
  ["facebook", "https://www.facebook.com/another"],
  ["instagram", "https://www.instagram.com/another"],
  ["email", "other@example.org"],
  ["address", "https://another.example"],
])("payeeMark: changes when %s becomes %j", (key, value) => {
  if (value === undefined) copy.remove("site.yaml", key);
  else copy.set("site.yaml", { [key]: value });
  expect(payeeMark()).toMatch(/^\w{8}$/);
  expect(payeeMark()).not.toBe(before);
});

test.each([
  ["otherWays.0.tried", "2026-01-09"],
  ["otherWays.0.steps.fr.1", "fr: send it otherwise"],
  ["fromAbroad.0.tried", "2026-01-09"],
  ["wallets", { names: ["Another"], tried: "2026-01-09" }],
  ["bankily.numberSince", "2026-01-09"],
  ["whatsapp", "+222 00 00 00 00"],
])("payeeMark: does not change when %s becomes %j", (key, value) => {
  copy.set("site.yaml", { [key]: value });
  expect(payeeMark()).toBe(before);
});

test("payeeMark: changes with the bytes of the QR picture", () => {
  writeFileSync(join(copy.folder, picture), "bytes of another picture");
  expect(payeeMark()).not.toBe(before);
});

test("payeeMark: does not depend on order and format", () => {
  const turned = otherWays.toReversed().map(({ steps, ...way }) => ({
    steps: Object.fromEntries(Object.entries(steps).reverse()),
    ...Object.fromEntries(Object.entries(way).reverse()),
  }));
  copy.set("site.yaml", {
    otherWays: turned,
    "fromAbroad.0.account": "fr1420041010050500013m02606",
  });
  const file = join(copy.folder, "site.yaml");
  const lines = readFileSync(file, "utf8").replace(/^phone: (.+)$/mu, "phone: '$1' # the number");
  writeFileSync(file, `# in another order\n${lines}`);
  expect(payeeMark()).toBe(before);
});

test("payeeMark: fails when the QR picture is missing", () => {
  copy.set("site.yaml", { "bankily.qrImage": "missing.png" });
  expect(payeeMark).toThrow("missing.png");
});
