import { expect, test } from "vitest";
import { chars, contact, titled } from "../forms/schema-fixture.ts";

test.each(
  titled<[string, string]>([
    ["", "subjectRequired"],
    ["<<>>", "subjectRequired"],
    ["x", "ok"],
    [chars(199), "ok"],
    [chars(200), "ok"],
    [chars(201), "subjectTooLong"],
  ]),
)("contact subject%s", (_title, [value, expected]) => {
  expect(contact({ subject: value })).toEqual(expected === "ok" ? "ok" : { subject: expected });
});
