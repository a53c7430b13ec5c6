import { expect, test, vi } from "vitest";
import { clearDraft, readDraft, writeDraft } from "./draft.ts";

const draft = { name: "Aïcha", message: "Line\nline 👩‍👩‍👧", id: "K7F2-9QXM" };

function memory(saved: Record<string, string> = {}) {
  const items = new Map(Object.entries(saved));
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  vi.stubGlobal("sessionStorage", storage);
  return items;
}

test("draft: belongs to its form until it is cleared", () => {
  const items = memory();
  writeDraft("contact", draft);
  expect(readDraft("contact")).toEqual(draft);
  expect(readDraft("volunteer")).toEqual({});
  clearDraft("contact");
  expect(items.size).toBe(0);
});

test.each([
  ["nothing", "", {}],
  ["text that is no JSON", "{", {}],
  ["null", "null", {}],
  ["a number", "7", {}],
  ["a list", '[["x"]]', {}],
  ["fields of another type", '{"name":"Aïcha","message":7,"age":"7"}', { name: "Aïcha", age: "7" }],
])("draft: uses only valid texts when the storage holds %s", (_what, saved, used) => {
  memory({ "draft:contact": saved });
  expect(readDraft("contact")).toEqual(used);
});

test("draft: does not fail when storage is denied, full or missing", () => {
  const denied = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("sessionStorage", undefined);
  expect(readDraft("contact")).toEqual({});
  vi.stubGlobal("sessionStorage", { getItem: denied, setItem: denied, removeItem: denied });
  expect(readDraft("contact")).toEqual({});
  expect(() => writeDraft("contact", draft)).not.toThrow();
  expect(() => clearDraft("contact")).not.toThrow();
});
