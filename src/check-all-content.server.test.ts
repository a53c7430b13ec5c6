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
  test("a missing key", () => {
    copy.remove("fr/home.yaml", "hero.badge");
    expect(refusalOf(copy)).toEqual({
      file: "fr/home.yaml",
      problems: "  hero.badge: this key is missing; en/home.yaml has it",
    });
  });

  test("an unknown key", () => {
    copy.set("fr/about.yaml", { visions: {} });
    const { file, problems } = refusalOf(copy);
    expect(file).toBe("fr/about.yaml");
    expect(problems).toContain("visions: en/about.yaml has no such key");
  });

  test("a wrong type", () => {
    copy.set("figures.yaml", { "impact.meals.value": "many" });
    expect(refusalOf(copy)).toEqual({
      file: "figures.yaml",
      problems: '  impact.meals.value: expected a number, found "many"',
    });
  });

  test("an empty string", () => {
    copy.set("en/contact.yaml", { "form.submit": "" });
    expect(refusalOf(copy)).toEqual({
      file: "en/contact.yaml",
      problems: '  form.submit: expected a text that is not empty, found ""',
    });
  });

  test("a placeholder that was lost", () => {
    copy.set("ar/donate.yaml", { "bankily.steps.1": "أدخل الرقم" });
    const { file, problems } = refusalOf(copy);
    expect(file).toBe("ar/donate.yaml");
    expect(problems).toContain(
      "bankily.steps.1: expected a text with exactly these placeholders: {phone}",
    );
  });

  test("a placeholder that does not exist", () => {
    copy.set("ar/ui.yaml", { "footer.copyright": "© {price} {founded} {name}" });
    expect(refusalOf(copy).problems).toContain(
      "footer.copyright: expected a text with exactly these placeholders: {founded}, {name}",
    );
  });

  test("a placeholder in a text that takes none", () => {
    copy.set("fr/home.yaml", { "mission.title": "La mission {name}" });
    expect(refusalOf(copy).problems).toContain(
      "mission.title: expected a text without {placeholders}",
    );
  });

  test("a title too long for a search result", () => {
    copy.set("en/about.yaml", { "head.title": `${"Very ".repeat(12)}long` });
    expect(refusalOf(copy).problems).toContain(
      "head.title: expected a text of 10 to 60 characters",
    );
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

  test("a phone number that nobody in Mauritania could have", () => {
    copy.set("site.yaml", { phone: "+222 00 00 00" });
    expect(refusalOf(copy).problems).toContain(
      "phone: expected a Mauritanian number written as +222 00 00 00 00",
    );
  });
});
