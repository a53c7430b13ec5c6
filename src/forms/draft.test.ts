import { afterEach, expect, test, vi } from "vitest";
import {
  clearDraft,
  messageIdOf,
  readDraft,
  readMessageId,
  writeDraft,
  writeMessageId,
} from "./draft.ts";

const number = /^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/u;
const values = { name: "Aïcha", message: "Line\nline 👩‍👩‍👧" };

function memory(saved: Record<string, string> = {}) {
  const items = new Map(Object.entries(saved));
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  vi.stubGlobal("sessionStorage", storage);
  return { items, storage };
}

afterEach(() => {
  for (const form of ["contact", "volunteer"]) clearDraft(form);
  vi.unstubAllGlobals();
});

const denied = () => {
  throw new DOMException("denied", "SecurityError");
};

test("a draft comes back as it was typed, for its own form only, until it is cleared", () => {
  const { items } = memory();
  writeDraft("contact", values);
  expect(readDraft("contact")).toEqual(values);
  expect(readDraft("volunteer")).toEqual({});
  clearDraft("contact");
  expect(items.size).toBe(0);
});

test.each([
  ["nothing", undefined],
  ["text that is no JSON", "{"],
  ["null", "null"],
  ["a number", "7"],
  ["a list", '[["x"]]'],
  ["fields of another type", '{"name":7,"message":["x"]}'],
])("%s in storage is no draft", (_what, saved) => {
  memory(saved === undefined ? {} : { "draft:contact": saved });
  expect(readDraft("contact")).toEqual({});
});

test("the part of a draft that can be used is used", () => {
  memory({ "draft:contact": '{"name":"Aïcha","message":7,"age":"7"}' });
  expect(readDraft("contact")).toEqual({ name: "Aïcha", age: "7" });
});

test("where storage is denied, is full or does not exist, nothing happens", () => {
  vi.unstubAllGlobals();
  expect(readDraft("contact")).toEqual({});
  vi.stubGlobal("sessionStorage", { getItem: denied, setItem: denied, removeItem: denied });
  expect(readDraft("contact")).toEqual({});
  expect(() => writeDraft("contact", values)).not.toThrow();
  expect(() => clearDraft("contact")).not.toThrow();
  expect(messageIdOf("contact")).toMatch(number);
  const { storage } = memory();
  vi.stubGlobal("sessionStorage", { ...storage, setItem: denied });
  expect(() => writeDraft("contact", values)).not.toThrow();
});

test("a draft's number stays the same until it is cleared, through a reload too", () => {
  const { items } = memory();
  const id = messageIdOf("contact");
  expect(id).toMatch(number);
  expect(messageIdOf("contact")).toBe(id);
  expect([...items.values()]).toEqual([id]);
  expect(messageIdOf("volunteer")).not.toBe(id);
  clearDraft("contact");
  expect(readMessageId("contact")).toBeUndefined();
  expect(messageIdOf("contact")).not.toBe(id);
});

test("a draft that changes a message takes its number", () => {
  memory();
  writeMessageId("contact", "K7F2-9QXM");
  expect(messageIdOf("contact")).toBe("K7F2-9QXM");
  clearDraft("contact");
});

test("where storage is denied the number lasts as long as the page", () => {
  vi.stubGlobal("sessionStorage", { getItem: denied, setItem: denied, removeItem: denied });
  const id = messageIdOf("contact");
  expect(messageIdOf("contact")).toBe(id);
  clearDraft("contact");
  expect(messageIdOf("contact")).not.toBe(id);
});
