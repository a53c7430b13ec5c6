import { beforeEach, expect, test, vi } from "vitest";
import { readDraft, writeDraft } from "./draft.ts";

const texts = { name: "Aïcha", message: "Line\nline 👩‍👩‍👧" };
const day = 86_400_000;
let items = new Map<string, string>();

beforeEach(() => {
  items = new Map();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
  vi.useFakeTimers({ now: Date.UTC(2027, 0, 1) });
});

test.each([
  [6.9, texts],
  [7, undefined],
])("draft: after %s days holds %o", (days, kept) => {
  writeDraft("contact", texts);
  vi.setSystemTime(Date.now() + days * day);
  expect(readDraft("contact")?.texts).toEqual(kept);
  expect(items.size).toBe(kept ? 1 : 0);
});

test.each(["", "{", "null", '[["x"]]', '{"name":"Aïcha"}'])(
  "draft: there is none when the storage holds %j",
  (saved) => {
    items.set("draft:contact", saved);
    expect(readDraft("contact")).toBeUndefined();
  },
);
