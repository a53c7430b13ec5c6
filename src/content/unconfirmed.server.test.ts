import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { stringify } from "yaml";
import { type ContentCopy, refusalOf, smallContent } from "../../tests/support/content-copy.ts";
import { languages } from "./load-content.server.ts";
import { hashValues, isConfirmed, isUnconfirmed, loadUnconfirmed } from "./unconfirmed.server.ts";

const entry = {
  where: ["home.yaml: mission"],
  check: "It.",
  how: "Ask.",
} as const;

const home = `mission: { title: C }
stories: { items: [{ author: A }, { author: A }, { author: A }] }
`;

let copy: ContentCopy;

beforeEach(() => {
  const texts = languages().map(({ code }) => [`${code}/home.yaml`, home]);
  copy = smallContent({ "unconfirmed.yaml": stringify([entry]), ...Object.fromEntries(texts) });
});

const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const noKey = "0.where.0: expected a file and a key of the content";

test.each([
  [{ "0.where.0": "home.yaml: stories.items.3" }, noKey],
  [{ "0.where.0": "homes.yaml: mission" }, noKey],
  [{ "0.where": [] }, "0.where: expected at least one place"],
  [{ "0.note": "x" }, "0.note: no such key is known here"],
  [{ "0.confirmed": { by: "Aïssata" } }, "0.confirmed.on: this key is missing"],
  [{ "0.confirmed": { by: "A", on: tomorrow } }, "0.confirmed.on: expected a day that is not"],
])("unconfirmed.yaml: refuses %j", (change, expected) => {
  copy.set("unconfirmed.yaml", change);
  expect(refusalOf(copy, loadUnconfirmed).problems).toContain(expected);
});

const confirmation = { by: "Aïssata", on: "2026-01-02" };

const confirmed = (place: string) => {
  const where = [place];
  return { ...entry, where, confirmed: { ...confirmation, values: hashValues(where) } };
};

test("isUnconfirmed: a place waits until all of it is confirmed, but not with its neighbour", () => {
  const items = "home.yaml: stories.items";
  const [first, second] = [confirmed(`${items}.0`), { ...entry, where: [`${items}.1`] }];
  expect(isUnconfirmed(items, [first, second])).toBe(true);
  expect(isUnconfirmed(`${items}.1.author`, [first, second])).toBe(true);
  expect(isUnconfirmed(`${items}.0.author`, [first, second])).toBe(false);
  expect(isUnconfirmed("home.yaml: stories.item", [first, second])).toBe(false);
  expect(isUnconfirmed(items, [first, confirmed(`${items}.1`)])).toBe(false);
});

test.each([
  ["site.yaml: phone", "site.yaml", { phone: "+222 00 00 00 01" }],
  ["site.yaml: bankily", "site.yaml", { "bankily.holder": "ANOTHER" }],
  ["home.yaml: mission", "ar/home.yaml", { "mission.title": "عنوان" }],
])("confirmation of %s: ends when %s changes", (place, file, change) => {
  const before = confirmed(place);
  expect(isConfirmed(before)).toBe(true);
  copy.set(file, change);
  expect(isConfirmed(before)).toBe(false);
  expect(isUnconfirmed(place, [before])).toBe(true);
});

test.each(["site.yaml: bankily", "site.yaml: bankily.qrImage"])(
  "confirmation of %s: ends when the picture has other bytes",
  (place) => {
    copy.set("site.yaml", { "bankily.qrImage": "qr.png" });
    mkdirSync(join(copy.folder, "images"), { recursive: true });
    copy.write("images/qr.png", "one");
    const before = confirmed(place);
    copy.write("images/qr.png", "two");
    expect(isConfirmed(before)).toBe(false);
  },
);

test("confirmation: depends on the values, not on their order", () => {
  const before = confirmed("site.yaml: bankily");
  copy.remove("site.yaml", "bankily.reference");
  copy.set("site.yaml", { "bankily.reference": "Tent Donation" });
  expect(isConfirmed(before)).toBe(true);
  expect(isConfirmed({ ...before, confirmed: confirmation })).toBe(false);
});
