import * as v from "valibot";
import { expect, test, vi } from "vitest";
import { ContentCopy } from "../../tests/support/content-copy.ts";
import { readContent } from "./load-content.ts";

const phone = v.object({ phone: v.string() });

test("a file that has changed is read anew, so that the preview in development follows", () => {
  const copy = new ContentCopy();
  vi.stubEnv("CONTENT_DIR", copy.folder);
  const before = readContent("site.yaml", phone);
  copy.set("site.yaml", { phone: "+22200000000" });
  expect(before).not.toEqual({ phone: "+22200000000" });
  expect(readContent("site.yaml", phone)).toEqual({ phone: "+22200000000" });
});

test("a file that has not is parsed once, however many pages read it", () => {
  const [one, other] = [1, 2].map(() => readContent("site.yaml", v.unknown()));
  expect(one).toBe(other);
});
