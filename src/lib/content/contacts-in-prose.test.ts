import * as v from "valibot";
import { expect, test } from "vitest";
import { textCases } from "../../../tests/support/text-cases.ts";
import { prose } from "./schema-helpers.server.ts";

const cases = textCases("src/lib/content/contacts-in-prose.cases.yaml");

test.each(cases)("%s: a text is %s, %j", (_kind, verdict, text) => {
  const { success, issues } = v.safeParse(prose, text);
  expect(success ? "accepted" : "refused", issues?.[0].message).toBe(verdict);
});

// A search that goes back over the text would take years.
test.each(["1900 a ", "1900 – ", "1,000,", "12/10 "])(
  "a text is refused after ten thousand times %j",
  (group) => {
    const { success } = v.safeParse(prose, `${group.repeat(10_000)}7777`);
    expect(success).toBe(false);
  },
);
