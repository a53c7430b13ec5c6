import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { ContentCopy } from "../tests/support/content-copy.ts";
import { refusalOf } from "../tests/support/content-refusal.ts";
import { checkAllContent } from "./check-all-content.server.ts";

let copy: ContentCopy;

beforeEach(() => {
  copy = new ContentCopy();
  vi.stubEnv("CONTENT_DIR", copy.folder);
});

test("the site's own content is accepted", () => {
  expect(() => checkAllContent()).not.toThrow();
});

describe("bad content stops the build, naming the file, the key and what was expected:", () => {
  test.each([
    ["languages.yaml", { "1.dir": "up" }, "1.dir: expected ltr or rtl"],
    ["site.yaml", { phone: "+222 00 00 00" }, "phone: expected a Mauritanian number"],
    ["figures.yaml", { "impact.meals.value": "many" }, "impact.meals.value: expected a number"],
    ["accessibility-tests.yaml", { answerHours: 0 }, "answerHours: expected"],
    ["editor.yaml", { origins: ["git.example.org"] }, "origins.0: expected an address such as"],
    ["en/contact.yaml", { "form.submit": "" }, "form.submit: expected a text that is not empty"],
    ["ar/donate.yaml", { "bankily.steps.1": "أدخل الرقم" }, "expected a text with exactly these"],
    ["fr/about.yaml", { visions: {} }, "visions: en/about.yaml has no such key"],
  ])("%s with %j", (wrong, values, expected) => {
    copy.set(wrong, values);
    const { file, problems } = refusalOf(copy);
    expect(file).toBe(wrong);
    expect(problems).toContain(expected);
  });

  test("a missing file and a file nobody reads", () => {
    rmSync(join(copy.folder, "fr/privacy.yaml"));
    expect(refusalOf(copy)).toEqual({
      file: "fr/privacy.yaml",
      problems: "  this file is missing, or cannot be read",
    });
    copy = new ContentCopy();
    vi.stubEnv("CONTENT_DIR", copy.folder);
    writeFileSync(join(copy.folder, "fr/extra.yaml"), "a: b\n");
    expect(refusalOf(copy)).toEqual({
      file: "fr/extra.yaml",
      problems: "  there is no en/extra.yaml; write that first, or remove this file",
    });
    rmSync(join(copy.folder, "fr/extra.yaml"));
  });

  test.each([
    ["title: Nous sommes: ici", "put the text in quotes, since a colon in it begins a key"],
    ["title: *ici", "put the text in quotes; found: title: *ici"],
    ['title: "Nous" sommes', "put the whole text in quotes"],
    ["title: x\ntitle: y", "this key stands twice; remove one"],
    ["\ttitle: x", "begin the line with spaces, not with a tab"],
    ["title: [", "close every bracket"],
  ])("what is not YAML: %s", (text, expected) => {
    copy.write("fr/privacy.yaml", `head: x\n${text}\n`);
    const { file, problems } = refusalOf(copy);
    expect(file).toBe("fr/privacy.yaml");
    expect(problems).toContain(expected);
    expect(problems).toMatch(/^ {2}line [23]: /);
  });
});
