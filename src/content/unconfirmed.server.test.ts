import { beforeEach, describe, expect, test, vi } from "vitest";
import { ContentCopy } from "../../tests/support/content-copy.ts";
import { refusalOf } from "../../tests/support/content-refusal.ts";
import { isUnconfirmed, loadUnconfirmed, type Unconfirmed } from "./unconfirmed.server.ts";

let copy: ContentCopy;

beforeEach(() => {
  copy = new ContentCopy();
  vi.stubEnv("CONTENT_DIR", copy.folder);
});

const entry: Unconfirmed[number] = {
  where: ["home.yaml: mission"],
  page: "home",
  check: "It.",
  how: "Ask.",
};
const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

test("places in the content are accepted", () => {
  const where = ["home.yaml: stories.items.2.author", "site.yaml: bankily.reference"];
  copy.set("unconfirmed.yaml", { 0: { ...entry, where } });
  expect(loadUnconfirmed()[0]?.where).toEqual(where);
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
])("%j is refused", (change, expected) => {
  copy.set("unconfirmed.yaml", change);
  expect(refusalOf(copy, loadUnconfirmed).problems).toContain(expected);
});

describe("a place", () => {
  const letters = (...confirmed: boolean[]): Unconfirmed =>
    confirmed.map((done, index) => ({
      ...entry,
      where: [`home.yaml: stories.items.${index}`],
      ...(done ? { confirmed: { by: "Aïssata", on: "2026-01-02" } } : {}),
    }));
  const items = "home.yaml: stories.items";

  test.each<[string, Unconfirmed, boolean]>([
    ["none of it", letters(false, false), true],
    ["a part of it", letters(true, false), true],
    ["all of it", letters(true, true), false],
    ["nobody asks for it", [entry], false],
  ])("is confirmed: %s", (_what, entries, waits) => {
    expect(isUnconfirmed(items, entries)).toBe(waits);
  });

  test("waits as long as what it stands in, and not for its neighbour", () => {
    const [one, two] = letters(true, false);
    if (!one || !two) throw new Error("no letters");
    expect(isUnconfirmed(`${two.where[0]}.author`, [one, two])).toBe(true);
    expect(isUnconfirmed(`${one.where[0]}.author`, [one, two])).toBe(false);
    expect(isUnconfirmed("home.yaml: stories.item", [one, two])).toBe(false);
  });
});
