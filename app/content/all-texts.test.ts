import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { ContentCopy } from "../../tests/support/content-copy.ts";
import { checkAllContent } from "./all-texts.server.ts";

let copy: ContentCopy;

beforeEach(() => {
  copy = new ContentCopy();
  vi.stubEnv("CONTENT_DIR", copy.folder);
});

/** The message with which the content is refused; its first line is the file. */
function refusal(): { file: string; problems: string } {
  try {
    checkAllContent();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const [file = "", ...problems] = error.message.split("\n");
    return { file: file.slice(copy.folder.length + 1), problems: problems.join("\n") };
  }
  throw new Error("the content was accepted");
}

test("the site's own content is accepted", () => {
  expect(() => checkAllContent()).not.toThrow();
});

describe("bad content stops the build, naming the file, the key and what was expected:", () => {
  test("a missing key", () => {
    copy.replace("en/home.yaml", "  badge: Volunteer-led since {founded}\n", "");
    expect(refusal()).toEqual({
      file: "en/home.yaml",
      problems: "  hero.badge: this key is missing",
    });
  });

  test("an unknown key", () => {
    copy.replace("fr/about.yaml", "vision:\n", "visions: {}\nvision:\n");
    const { file, problems } = refusal();
    expect(file).toBe("fr/about.yaml");
    expect(problems).toContain("visions: no such key is known here");
  });

  test("a wrong type", () => {
    copy.replace("figures.yaml", "meals: { value: 8000,", "meals: { value: many,");
    expect(refusal()).toEqual({
      file: "figures.yaml",
      problems: '  impact.meals.value: expected a number, found "many"',
    });
  });

  test("an empty string", () => {
    copy.replace("en/contact.yaml", "submit: Send Message", 'submit: ""');
    expect(refusal()).toEqual({
      file: "en/contact.yaml",
      problems: '  form.submit: expected a text that is not empty, found ""',
    });
  });

  test("a placeholder that was lost", () => {
    copy.replace("en/donate.yaml", "Enter the number {phone}", "Enter the number");
    const { file, problems } = refusal();
    expect(file).toBe("en/donate.yaml");
    expect(problems).toContain(
      "bankily.steps.1: expected a text with exactly these placeholders: {phone}",
    );
  });

  test("a placeholder that does not exist", () => {
    copy.replace("ar/ui.yaml", "  copyright: © {founded}", "  copyright: © {price} {founded}");
    expect(refusal().problems).toContain(
      "footer.copyright: expected a text with exactly these placeholders: {founded}, {name}",
    );
  });

  test("a placeholder in a text that takes none", () => {
    copy.replace("en/home.yaml", "title: Our mission", "title: Our {name} mission");
    expect(refusal().problems).toContain("mission.title: expected a text without {placeholders}");
  });

  test("a title too long for a search result", () => {
    copy.replace("en/about.yaml", "title: About Us – ", `title: ${"Very ".repeat(12)}long – `);
    expect(refusal().problems).toContain("head.title: expected a text of 10 to 60 characters");
  });

  test("a missing file, a file nobody reads, and a file that is not YAML", () => {
    rmSync(join(copy.folder, "fr/privacy.yaml"));
    expect(refusal()).toEqual({
      file: "fr/privacy.yaml",
      problems: "  (top level): expected this file to exist and be readable".replace(
        "expected ",
        "",
      ),
    });
    copy = new ContentCopy();
    vi.stubEnv("CONTENT_DIR", copy.folder);
    writeFileSync(join(copy.folder, "en/extra.yaml"), "a: b\n");
    expect(refusal()).toEqual({
      file: "en/extra.yaml",
      problems: "  (top level): no such file is known here",
    });
    rmSync(join(copy.folder, "en/extra.yaml"));
    writeFileSync(join(copy.folder, "site.yaml"), "phone: [\n");
    expect(refusal().problems).toContain("valid YAML");
  });

  test("a key that stands twice", () => {
    copy.replace("site.yaml", "founded: 2018", "founded: 2018\nfounded: 2019");
    expect(refusal().problems).toContain("valid YAML");
  });

  test("a phone number that nobody in Mauritania could have", () => {
    copy.replace("site.yaml", '"+222 00 00 00 00"', '"+222 00 00 00"');
    expect(refusal().problems).toContain(
      "phone: expected a Mauritanian number written as +222 00 00 00 00",
    );
  });
});

describe("a translation must match the main language:", () => {
  test("as many items in each list", () => {
    copy.replace(
      "en/our-work.yaml",
      "      - Home visits for elderly people and new mothers\n",
      "",
    );
    expect(refusal()).toEqual({
      file: "fr/our-work.yaml",
      problems: "  programs.food.details: expected 2 items as in the main language, found 3",
    });
  });

  test("every plural form of its own language, and no other", () => {
    copy.replace(
      "en/donate.yaml",
      '    one: "{count} family helped"',
      '    two: "{count} family helped"',
    );
    const { file, problems } = refusal();
    expect(file).toBe("en/donate.yaml");
    expect(problems).toContain("impact.families.one: this plural form is missing");
    expect(problems).toContain("impact.families.two: the language has no such plural form");
  });

  test("a plural form whose number was lost", () => {
    copy.replace("en/donate.yaml", 'other: "{count} families helped"', "other: families helped");
    expect(refusal().problems).toContain(
      "impact.families.other: expected a text with exactly these placeholders: {count}",
    );
  });
});

describe("the table of languages", () => {
  test.each([
    ["prefix: /fr", "prefix: fr", "1.prefix: expected a path such as /ar"],
    ["dir: rtl", "dir: up", "2.dir: expected"],
    ["locale: fr-FR", "locale: french", "1.locale: expected a locale such as fr-FR"],
    ["code: fr", "code: en", "each code once"],
    ["prefix: /ar", "prefix: /fr", "each prefix once"],
    ['prefix: ""', "prefix: /en", "only the first language has an empty prefix"],
  ])("refuses %s → %s", (from, to, expected) => {
    copy.replace("languages.yaml", from, to);
    const { file, problems } = refusal();
    expect(file).toBe("languages.yaml");
    expect(problems).toContain(expected);
  });
});
