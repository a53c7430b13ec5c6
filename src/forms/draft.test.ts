import { beforeEach, expect, test, vi } from "vitest";
import {
  clearDraft,
  draftOfMessage,
  knownNumber,
  numberOf,
  readDraft,
  writeDraft,
} from "./draft.ts";

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
  clearDraft("contact");
});

test("draft: belongs to its form until it is cleared", () => {
  writeDraft("contact", texts);
  numberOf("contact", texts);
  expect(readDraft("contact")?.texts).toEqual(texts);
  expect(readDraft("volunteer")).toBeUndefined();
  clearDraft("contact");
  expect(items.size).toBe(0);
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

test("draft: does not fail when storage is denied or missing", () => {
  const denied = () => {
    throw new DOMException("denied", "SecurityError");
  };
  for (const storage of [undefined, { getItem: denied, setItem: denied, removeItem: denied }]) {
    vi.stubGlobal("sessionStorage", storage);
    expect(writeDraft("contact", texts)).toBe(false);
    expect(readDraft("contact")).toBeUndefined();
    // The number lives as long as the page.
    expect(numberOf("contact", texts)).toEqual(numberOf("contact", texts));
    expect(() => clearDraft("contact")).not.toThrow();
  }
});

test("number: stays with its text, and another text gets another one", () => {
  const { id } = numberOf("contact", texts);
  expect(id).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/u);
  expect(numberOf("contact", { ...texts }).id).toBe(id);
  expect(numberOf("contact", { ...texts, name: "Ali" }).id).not.toBe(id);
});

test("number: a message that is changed in the form keeps its number until its text differs", () => {
  expect(draftOfMessage("contact", "K7F2-9QXM", texts)).toBe(true);
  expect(readDraft("contact")?.texts).toEqual(texts);
  expect(numberOf("contact", texts)).toMatchObject({ id: "K7F2-9QXM", changes: "K7F2-9QXM" });
  const changed = numberOf("contact", { ...texts, name: "Ali" });
  expect(changed.id).not.toBe("K7F2-9QXM");
  expect(changed.changes).toBe("K7F2-9QXM");
  expect(knownNumber("contact")?.id).toBe(changed.id);
});
