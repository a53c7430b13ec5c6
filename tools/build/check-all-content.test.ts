import { mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { columns } from "../../src/components/accounts/ledger.server.ts";
import { isIndexed, pageIds } from "../../src/lib/addresses/pages.server.ts";
import { languages, textFile } from "../../src/lib/content/load-content.server.ts";
import { type ContentCopy, refusalOf, smallContent } from "../../tests/support/content-copy.ts";
import { checkAllContent } from "./check-all-content.ts";

let copy: ContentCopy;

/** Each page in the footer with nothing but its name. */
beforeEach(() => {
  copy = smallContent();
  for (const { code } of languages()) {
    for (const page of pageIds.filter(isIndexed))
      write(textFile(page, code), "head: { name: A }\n");
  }
});

function write(file: string, text: string): void {
  mkdirSync(dirname(join(copy.folder, file)), { recursive: true });
  copy.write(file, text);
}

test("content: all files are accepted when each is right", () => {
  expect(() => checkAllContent()).not.toThrow();
});

test("content: all wrong files, also those of records, are named once in one message", () => {
  const values = {
    "site.yaml": { phone: "+222 00 00 00" },
    "figures.yaml": { "impact.meals.value": "many" },
    "accessibility-tests.yaml": { answerHours: 0 },
    "editor.yaml": { origins: "https://a.example" },
    "fr/contact.yaml": { "head.name": "" },
  };
  for (const [file, wrong] of Object.entries(values)) copy.set(file, wrong);
  const records = [
    ...["accounts.csv", "diary/2026-11-14-tent.yaml"],
    ...["events/2027-04-10-tent.yaml", "events/2027-04-11-tent.yaml"],
  ];
  for (const file of records) write(file, "tent: 1\n");
  const { file, problems } = refusalOf(copy, checkAllContent);
  const named = `${file}\n${problems}`;
  for (const wrong of [...Object.keys(values), ...records]) {
    expect(named.split(wrong), wrong).toHaveLength(2);
  }
});

test("content: the charity's own records are checked while the site shows examples", () => {
  for (const folder of ["", "examples/"]) {
    write(`${folder}accounts.csv`, `${columns().join()}\n`);
    mkdirSync(join(copy.folder, folder, "diary"), { recursive: true });
  }
  copy.set("records.yaml", { examples: true });
  expect(checkAllContent).not.toThrow();
  write("diary/2026-11-14-tent.yaml", "tent: 1\n");
  expect(refusalOf(copy, checkAllContent).file).toBe("diary/2026-11-14-tent.yaml");
});

test("content: a page without a name for the footer stops the build", () => {
  for (const { code } of languages()) write(`${code}/questions.yaml`, "head: {}\n");
  expect(() => checkAllContent()).toThrow("head.name: this key is missing");
});

test("content: a missing QR picture is named once", () => {
  copy.set("site.yaml", { "bankily.qrImage": "code.png" });
  expect(refusalOf(copy, checkAllContent).file).toBe("images/code.png");
});

test("content: a missing file stops the build", () => {
  rmSync(join(copy.folder, "fr/privacy.yaml"));
  expect(refusalOf(copy, checkAllContent)).toEqual({
    file: "fr/privacy.yaml",
    problems: "  this file is missing, or cannot be read",
  });
});
