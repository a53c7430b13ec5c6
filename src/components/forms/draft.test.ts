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

/** @returns what types into a field of a page that saves drafts */
function savedPage() {
  vi.stubGlobal("HTMLElement", EventTarget);
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  saveDrafts();
  const closest = (selector: string) =>
    selector === "[data-draft]" ? { dataset: { draft: "contact" } } : null;
  return (details: { value: string; dataset?: object }) => {
    const field = { name: "name", dataset: {}, closest, ...details };
    const target = { value: Object.assign(new EventTarget(), field) };
    page.dispatchEvent(Object.defineProperty(new Event("input"), "target", target));
  };
}

test.each(["{broken", "null", `{"":${Date.UTC(2031, 0)},"email":"old"}`, '{"email":"undated"}'])(
  "draft: typing goes on where the storage holds %s",
  (saved) => {
    const typeInto = savedPage();
    sessionStorage.setItem("draft:contact", saved);
    typeInto({ value: "Aïcha" });
    expect(readDraft("contact")).toEqual({ name: "Aïcha" });
  },
);

test.each([
  [6.9, { name: "Aïcha", email: "old" }],
  [7, { name: "Aïcha" }],
])("draft: typing goes on with a draft of %s days as %o", (days, kept) => {
  const typeInto = savedPage();
  writeDraft("contact", { email: "old" });
  vi.setSystemTime(Date.now() + days * day);
  typeInto({ value: "Aïcha" });
  expect(readDraft("contact")).toEqual(kept);
});

test("draft: does not keep what its field refuses to save, in place of what was typed before", () => {
  const typeInto = savedPage();
  const dataset = { unsaved: "^\\d{4}$" };
  for (const [value, kept] of [
    ["482", "482"],
    ["4821", ""],
    ["48215", "48215"],
  ] as const) {
    typeInto({ value, dataset });
    expect(readDraft("contact")).toEqual({ name: kept });
  }
});
