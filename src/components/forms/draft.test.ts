import { beforeEach, expect, test, vi } from "vitest";
import { readDraft, writeDraft } from "./draft.ts";

const texts = { name: "Aïcha", message: "Line\nline 👩‍👩‍👧" };
const day = 86_400_000;

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ now: Date.UTC(2027, 0, 1) });
});

test.each([
  [6.9, texts],
  [7, undefined],
])("draft: after %s days holds %o", (days, kept) => {
  writeDraft("contact", texts);
  vi.setSystemTime(Date.now() + days * day);
  expect(readDraft("contact")).toEqual(kept);
  expect(sessionStorage.length).toBe(kept ? 1 : 0);
});

test.each(["", "{", "null", '[["x"]]', '{"name":"Aïcha"}'])(
  "draft: there is none when the storage holds %j",
  (saved) => {
    sessionStorage.setItem("draft:contact", saved);
    expect(readDraft("contact")).toBeUndefined();
  },
);
