import fc from "fast-check";
import { expect, test } from "vitest";
import {
  clearDraft,
  messageIdOf,
  readDraft,
  readMessageId,
  writeDraft,
  writeMessageId,
} from "./draft.ts";

const values = { name: "Aïcha", message: "Line\nline 👩‍👩‍👧" };

/** A tab's storage, as far as drafts use it. */
function memory(saved: Record<string, string> = {}) {
  const items = new Map(Object.entries(saved));
  return {
    items,
    get: () => ({
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    }),
  };
}

const denied = () => {
  throw new DOMException("denied", "SecurityError");
};

test("a draft comes back as it was typed, for its own form only", () => {
  const storage = memory();
  writeDraft("contact", values, storage.get);
  expect(readDraft("contact", storage.get)).toEqual(values);
  expect(readDraft("volunteer", storage.get)).toEqual({});
});

test("a cleared draft is gone", () => {
  const storage = memory();
  writeDraft("contact", values, storage.get);
  clearDraft("contact", storage.get);
  expect(readDraft("contact", storage.get)).toEqual({});
  expect(storage.items.size).toBe(0);
});

test.each([
  ["nothing", undefined],
  ["text that is no JSON", "{"],
  ["null", "null"],
  ["a number", "7"],
  ["a list", '[["x"]]'],
  ["fields of another type", '{"name":7,"message":["x"]}'],
])("%s in storage is no draft", (_what, saved) => {
  const storage = memory(saved === undefined ? {} : { "draft:contact": saved });
  expect(readDraft("contact", storage.get)).toEqual({});
});

test("the part of a draft that can be used is used", () => {
  const storage = memory({ "draft:contact": '{"name":"Aïcha","message":7,"age":"7"}' });
  expect(readDraft("contact", storage.get)).toEqual({ name: "Aïcha", age: "7" });
});

test("where storage is denied, or is full, nothing happens", () => {
  expect(readDraft("contact", denied)).toEqual({});
  expect(() => writeDraft("contact", values, denied)).not.toThrow();
  expect(() => clearDraft("contact", denied)).not.toThrow();
  const full = () => ({ ...memory().get(), setItem: denied });
  expect(() => writeDraft("contact", values, full)).not.toThrow();
});

test("without a storage of the browser there is no draft", () => {
  expect(readDraft("contact")).toEqual({});
});

test("whatever stands in storage, reading gives texts", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (saved) => {
      const draft = readDraft("contact", memory({ "draft:contact": saved }).get);
      expect(Object.values(draft).every((value) => typeof value === "string")).toBe(true);
    }),
  );
});

test("a draft's number stays the same until it is cleared, through a reload too", () => {
  const storage = memory();
  const id = messageIdOf("contact", storage.get);
  expect(id).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/u);
  expect(messageIdOf("contact", storage.get)).toBe(id);
  expect([...storage.items.values()]).toEqual([id]);
  expect(messageIdOf("volunteer", storage.get)).not.toBe(id);
  clearDraft("contact", storage.get);
  expect(readMessageId("contact", storage.get)).toBeUndefined();
  expect(messageIdOf("contact", storage.get)).not.toBe(id);
});

test("a draft that changes a message takes its number", () => {
  const storage = memory();
  writeMessageId("contact", "K7F2-9QXM", storage.get);
  expect(messageIdOf("contact", storage.get)).toBe("K7F2-9QXM");
  clearDraft("contact", storage.get);
});

test("where storage is denied the number lasts as long as the page", () => {
  const id = messageIdOf("contact", denied);
  expect(messageIdOf("contact", denied)).toBe(id);
  clearDraft("contact", denied);
  expect(messageIdOf("contact", denied)).not.toBe(id);
  clearDraft("contact", denied);
});

test("a thousand numbers are a thousand", () => {
  const ids = Array.from({ length: 1000 }, () => {
    clearDraft("contact");
    return messageIdOf("contact");
  });
  expect(new Set(ids).size).toBe(1000);
});
