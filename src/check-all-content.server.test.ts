import { mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { ContentCopy } from "../tests/support/content-copy.ts";
import { refusalOf } from "../tests/support/content-refusal.ts";
import { checkAllContent } from "./check-all-content.server.ts";
import { recordPath } from "./content/records.server.ts";

let copy: ContentCopy;

beforeEach(() => {
  copy = new ContentCopy();
  vi.stubEnv("CONTENT_DIR", copy.folder);
});

test("content: the files of the project are accepted", () => {
  expect(() => checkAllContent()).not.toThrow();
});

describe("bad content", () => {
  test.each([
    ["languages.yaml", { "1.dir": "up" }, "1.dir: expected ltr or rtl"],
    ["site.yaml", { phone: "+222 00 00 00" }, "phone: expected a Mauritanian number"],
    ["figures.yaml", { "impact.meals.value": "many" }, "impact.meals.value: expected a number"],
    ["accessibility-tests.yaml", { answerHours: 0 }, "answerHours: expected"],
    ["unconfirmed.yaml", { "0.page": "start" }, "0.page: expected"],
    ["editor.yaml", { origins: ["git.example.org"] }, "origins.0: expected an address such as"],
    ["en/contact.yaml", { "form.submit": "" }, "form.submit: expected a text that is not empty"],
    ["ar/donate.yaml", { "bankily.steps.1": "أدخل الرقم" }, "expected a text with exactly these"],
    ["fr/donate.yaml", { "bankily.currencyNote": "Notre numéro : 00 99 00 77" }, "eight digits"],
    ["fr/about.yaml", { visions: {} }, "visions: en/about.yaml has no such key"],
  ])("content: %s with %j stops the build", (wrong, values, expected) => {
    copy.set(wrong, values);
    const { file, problems } = refusalOf(copy);
    expect(file).toBe(wrong);
    expect(problems).toContain(expected);
  });

  test.each([
    ["accounts.csv", recordPath],
    ["diary/2026-11-14-tent.yaml", recordPath],
    ["events/2027-04-10-tent.yaml", recordPath],
    ["receipts/receipts.json", recordPath],
    ["receipts/receipts.json", (path: string) => path],
  ])("content: a wrong %s stops the build", (name, placeOf) => {
    const path = placeOf(name);
    mkdirSync(dirname(join(copy.folder, path)), { recursive: true });
    copy.write(path, "tent: 1\n");
    expect(refusalOf(copy).file).toBe(path);
  });

  test("content: all wrong files are named in one message", () => {
    copy.set("site.yaml", { phone: "+222 00 00 00" });
    copy.set("fr/contact.yaml", { "form.submit": "" });
    for (const day of ["10", "11"]) {
      const event = recordPath(`events/2027-04-${day}-tent.yaml`);
      mkdirSync(dirname(join(copy.folder, event)), { recursive: true });
      copy.write(event, "tent: 1\n");
    }
    const { file, problems } = refusalOf(copy);
    expect(file).toBe("site.yaml");
    for (const other of ["fr/contact.yaml", "2027-04-10-tent.yaml", "2027-04-11-tent.yaml"]) {
      expect(problems.split(other), other).toHaveLength(2);
    }
    expect(problems).toContain("form.submit: expected a text that is not empty");
  });

  test("content: a page without a name for the footer stops the build", () => {
    copy.remove("en/questions.yaml", "head.name");
    expect(() => checkAllContent()).toThrow("head.name: this key is missing");
  });

  test("content: a missing file stops the build", () => {
    rmSync(join(copy.folder, "fr/privacy.yaml"));
    expect(refusalOf(copy)).toEqual({
      file: "fr/privacy.yaml",
      problems: "  this file is missing, or cannot be read",
    });
  });

  test.each(["fr/extra.yaml", "en/notes.txt"])(
    "content: an unknown file stops the build: %s",
    (file) => {
      copy.write(file, "a: b\n");
      const english = file.replace("fr/", "en/");
      expect(refusalOf(copy)).toEqual({
        file,
        problems: `  there is no ${english}; write that first, or remove this file`,
      });
    },
  );
});
