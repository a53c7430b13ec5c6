import { beforeEach, expect, test, vi } from "vitest";
import { readDraft, writeDraft } from "./draft.ts";
import { saveDrafts } from "./save-drafts.inline.ts";

const texts = { name: "Aïcha", message: "Line\nline 👩‍👩‍👧" };
const day = 86_400_000;

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ now: Date.UTC(2027, 0, 1) });
});

test.each([
  [6.9, texts],
  [7, undefined],
  // A clock that ran ahead.
  [-0.1, undefined],
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
    expect(sessionStorage.length).toBe(0);
  },
);

test.each(["{broken", "null", `{"":${Date.UTC(2031, 0)},"email":"old"}`, '{"email":"undated"}'])(
  "draft: typing goes on where the storage holds %s",
  (saved) => {
    vi.stubGlobal("HTMLElement", EventTarget);
    const page = new EventTarget();
    vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
    saveDrafts();
    sessionStorage.setItem("draft:contact", saved);
    const closest = (selector: string) =>
      selector === "[data-draft]" ? { dataset: { draft: "contact" } } : null;
    const field = Object.assign(new EventTarget(), { name: "name", value: "Aïcha", closest });
    page.dispatchEvent(Object.defineProperty(new Event("input"), "target", { value: field }));
    expect(readDraft("contact")).toEqual({ name: "Aïcha" });
  },
);
