import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { stringify } from "yaml";
import { type ContentCopy, refusalOf, smallContent } from "../../tests/support/content-copy.ts";
import { languages } from "./load-content.server.ts";
import { loadSite } from "./site.server.ts";
import {
  isConfirmed,
  isUnconfirmed,
  loadUnconfirmed,
  markOf,
  type Unconfirmed,
} from "./unconfirmed.server.ts";

let copy: ContentCopy;

beforeEach(() => {
  copy = smallContent({
    "unconfirmed.yaml": stringify([
      mail,
      { ...mail, where: [...mail.where], check: "That nobody can send." },
    ]),
    ...Object.fromEntries(languages().map(({ code }) => [`${code}/home.yaml`, home])),
  });
  vi.stubEnv("CONTENT_DIR", copy.folder);
});

const mail = { where: ["site.yaml: email"], page: "contact", check: "That it works.", how: "Ask." };
const letter = { author: "A", story: "B" };
const home = stringify(
  { mission: { title: "C" }, stories: { items: [letter, letter, letter] } },
  {
    aliasDuplicateObjects: false,
  },
);

const entry: Unconfirmed[number] = {
  where: ["home.yaml: mission"],
  page: "home",
  check: "It.",
  how: "Ask.",
};
const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

test("unconfirmed.yaml: accepts places in the content", () => {
  const where = ["home.yaml: stories.items.2.author", "site.yaml: bankily.reference"];
  copy.set("unconfirmed.yaml", { 0: { ...entry, where } });
  expect(loadUnconfirmed()[0]?.where).toEqual(where);
});

test("unconfirmed.yaml: an entry about a way to give waits only when there is one", () => {
  copy.set("unconfirmed.yaml", { 0: { ...entry, where: ["site.yaml: otherWays"] } });
  const places = () => loadUnconfirmed().map(({ where }) => where[0]);
  expect(places()).toEqual(["site.yaml: email"]);
  copy.set("site.yaml", { otherWays: [] });
  expect(places()).toEqual(["site.yaml: otherWays", "site.yaml: email"]);
});

const noKey = (where: string) => `0.where.0: expected a key of the content, found "${where}"`;

test.each([
  [{ "0.where.0": "home.yaml: stories.items.3" }, noKey("home.yaml: stories.items.3")],
  [{ "0.where.0": "home.yaml: mission.title.length" }, noKey("home.yaml: mission.title.length")],
  [{ "0.where.0": "homes.yaml: mission" }, noKey("homes.yaml: mission")],
  [{ "0.where.0": "home.yaml" }, "0.where.0: expected a place such as home.yaml: stories.items.0"],
  [{ "0.where": [] }, "0.where: expected at least one place"],
  [{ "0.note": "x" }, "0.note: no such key is known here"],
  [{ "0.confirmed": { by: "Aïssata" } }, "0.confirmed.on: this key is missing"],
  [{ "0.confirmed": { by: "A", on: tomorrow } }, "0.confirmed.on: expected a day that is not"],
])("unconfirmed.yaml: refuses %j", (change, expected) => {
  copy.set("unconfirmed.yaml", change);
  expect(refusalOf(copy, loadUnconfirmed).problems).toContain(expected);
});

describe("confirmed places", () => {
  const letters = (...confirmed: boolean[]): Unconfirmed =>
    confirmed.map((done, index) => {
      const where = [`home.yaml: stories.items.${index}`];
      const confirmation = { by: "Aïssata", on: "2026-01-02", values: markOf(where) };
      return { ...entry, where, ...(done ? { confirmed: confirmation } : {}) };
    });
  const items = "home.yaml: stories.items";

  test("isUnconfirmed: a place waits until all of it is confirmed", () => {
    expect(isUnconfirmed(items, letters(false, false))).toBe(true);
    expect(isUnconfirmed(items, letters(true, false))).toBe(true);
    expect(isUnconfirmed(items, letters(true, true))).toBe(false);
    expect(isUnconfirmed(items, [entry])).toBe(false);
  });

  test("isUnconfirmed: a place waits with its parent, but not with its neighbour", () => {
    const [first, second] = letters(true, false);
    if (!first || !second) throw new Error("no letters");
    expect(isUnconfirmed(`${second.where[0]}.author`, [first, second])).toBe(true);
    expect(isUnconfirmed(`${first.where[0]}.author`, [first, second])).toBe(false);
    expect(isUnconfirmed("home.yaml: stories.item", [first, second])).toBe(false);
  });
});

describe("confirmation", () => {
  const confirmed = (where: string[]) => ({
    ...entry,
    where,
    confirmed: { by: "Aïssata", on: "2026-01-02", values: markOf(where) },
  });

  test.each([
    ["site.yaml: phone", "site.yaml", { phone: "+222 00 00 00 01" }],
    ["site.yaml: bankily", "site.yaml", { "bankily.holder": "ANOTHER" }],
    ["home.yaml: mission", "ar/home.yaml", { "mission.title": "عنوان" }],
  ])("confirmation of %s: ends when %s changes", (place, file, change) => {
    const before = confirmed([place]);
    expect(isConfirmed(before)).toBe(true);
    copy.set(file, change);
    expect(isConfirmed(before)).toBe(false);
    expect(isUnconfirmed(place, [before])).toBe(true);
  });

  test("confirmation of a QR code: ends when the picture has other bytes", () => {
    copy.set("site.yaml", { "bankily.qrImage": "qr.png" });
    mkdirSync(join(copy.folder, "images"), { recursive: true });
    copy.write("images/qr.png", "one");
    const before = confirmed(["site.yaml: bankily"]);
    copy.write("images/qr.png", "two");
    expect(isConfirmed(before)).toBe(false);
  });

  test("confirmation: does not depend on the order of values", () => {
    const before = confirmed(["site.yaml: bankily"]);
    const { reference } = loadSite().bankily;
    copy.remove("site.yaml", "bankily.reference");
    copy.set("site.yaml", { "bankily.reference": reference });
    expect(isConfirmed(before)).toBe(true);
  });

  test("confirmation: needs a mark of the values", () => {
    const bare = { ...entry, confirmed: { by: "Aïssata", on: "2026-01-02" } };
    expect(isConfirmed(bare)).toBe(false);
  });
});

test("confirm: writes only name, day and mark", () => {
  const confirm = (...args: string[]) =>
    spawnSync(process.execPath, ["tools/launch-check.ts", ...args], {
      env: { ...process.env, CONTENT_DIR: copy.folder },
      encoding: "utf8",
    });
  const read = () => readFileSync(join(copy.folder, "unconfirmed.yaml"), "utf8");
  const before = read();
  expect(confirm("site.yaml: email", "Aïssata").stderr).toContain("Which of these?");
  expect(confirm("site.yaml: nothing", "Aïssata").status).toBe(1);
  expect(read()).toBe(before);
  const { stdout, stderr } = confirm("site.yaml: email", "Aïssata", "nobody can send");
  expect(stderr).toBe("");
  expect(stdout).toContain(loadSite().email);
  expect(loadUnconfirmed()).toMatchObject([mail, { check: "That nobody can send." }]);
  expect(loadUnconfirmed().map(isConfirmed)).toEqual([false, true]);
});
