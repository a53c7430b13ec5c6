import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import * as v from "valibot";
import { parse } from "yaml";
import { checkAllContent, textSchemas } from "../../src/content/all-texts.ts";
import { loadFigures, loadTexts } from "../../src/content/load-content.ts";
import { homeSchema } from "../../src/home/home-texts.ts";
import { languages } from "../../src/i18n/languages.ts";
import { ourWorkSchema } from "../../src/our-work/our-work-texts.ts";
import {
  boxAt,
  contentOf,
  fieldAt,
  openEditor,
  serveEditor,
  showLanguage,
  trialSchema,
} from "../support/editor-site.ts";
import { test } from "../support/site-test.ts";

test.describe.configure({ mode: "default" });
test.use({ viewport: { width: 1400, height: 900 } });

let editor: Awaited<ReturnType<typeof serveEditor>>;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  editor = await serveEditor();
});
test.afterAll(() => editor?.close());

const open = (name: string) => `${editor.address}/admin#/collections/_singletons/entries/${name}`;
const saveButton = (page: Page) => page.getByRole("button", { name: "Save", exact: true });

/** What a language is called in the editor, whose own words are English here. */
const named = new Intl.DisplayNames("en", { type: "language" });

/** Opens a file in the editor anew, so that nothing is left of what was said of the last one. */
async function openFile(page: Page, name: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(open(name));
}

/** Saves, and waits until the editor has nothing more to save. */
async function save(page: Page): Promise<void> {
  await saveButton(page).click();
  await expect(page.getByText("Entry saved.")).toBeVisible();
}

const pictureFile = "public/icons/icon-192.png";

/** Drops a picture from the computer onto a field. */
async function dropPicture(page: Page, field: Locator, name: string): Promise<void> {
  const bytes = [...readFileSync(pictureFile)];
  const dataTransfer = await page.evaluateHandle(
    ([all, called]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(all)], called, { type: "image/png" }));
      return transfer;
    },
    [bytes, name] as const,
  );
  await field.scrollIntoViewIfNeeded();
  await field.locator(".drop-target").dispatchEvent("drop", { dataTransfer });
  await expect(field.getByRole("img").first()).toBeVisible();
}

/** Reads something with the loader of the site from what the editor has saved. */
async function loaded<Value>(page: Page, load: () => Value): Promise<Value> {
  process.env["CONTENT_DIR"] = await contentOf(page);
  try {
    return load();
  } finally {
    delete process.env["CONTENT_DIR"];
  }
}

const language = (wanted: string) => {
  const found = languages().find(({ code }) => code === wanted);
  if (!found) throw new Error(`no language ${wanted}`);
  return found;
};

test("a title, a figure and a plural form are saved, and the site's loader reads them", async ({
  page,
}) => {
  test.setTimeout(90_000);
  await openEditor(page, editor.address);
  await openFile(page, "home");
  await showLanguage(page, "fr", "French");
  await boxAt(page, "head.title", "fr").fill("Un titre tout à fait nouveau");
  await save(page);
  await openFile(page, "figures");
  await boxAt(page, "impact.families.value").fill("1234");
  await save(page);
  await openFile(page, "our-work");
  await showLanguage(page, "ar", "Arabic");
  const forms = fieldAt(page, "counted.meals", "ar").locator("[data-form]");
  expect(await forms.evaluateAll((all) => all.map((one) => one.dataset["form"]))).toEqual(
    new Intl.PluralRules("ar").resolvedOptions().pluralCategories,
  );
  await fieldAt(page, "counted.meals", "ar").locator('[data-form="few"]').fill("{count} أكلات");
  await save(page);

  const [home, figures, work] = await loaded(page, () => {
    checkAllContent();
    return [
      loadTexts("home.yaml", homeSchema, language("fr")),
      loadFigures(),
      loadTexts("our-work.yaml", ourWorkSchema, language("ar")),
    ] as const;
  });
  expect(home.head.title).toBe("Un titre tout à fait nouveau");
  expect(figures.impact.families.value).toBe(1234);
  expect(work.counted.meals.plural.few).toBe("{count} أكلات");
});

test("a title that is too long and a lost placeholder are not saved", async ({ page }) => {
  await openEditor(page, editor.address);
  await openFile(page, "home");
  const before = await contentOf(page);
  await boxAt(page, "head.title", "en").fill("A title that is far too long ".repeat(3).trim());
  await boxAt(page, "hero.badge", "en").fill("Volunteer-led for years");
  await saveButton(page).click();
  await expect(fieldAt(page, "head.title", "en")).toContainText("60");
  await expect(fieldAt(page, "hero.badge", "en").getByRole("alert")).toContainText("{founded}");
  const after = await contentOf(page);
  expect(readFileSync(join(after, "en/home.yaml"))).toEqual(
    readFileSync(join(before, "en/home.yaml")),
  );
});

test("an entry is added with its picture, under the name that the site expects", async ({
  page,
}) => {
  await openEditor(page, editor.address);
  await page.goto(`${editor.address}/admin#/collections/trial/new`);
  await boxAt(page, "date").fill("2026-11-14");
  await fieldAt(page, "program").getByRole("radio", { name: "food" }).click();
  for (const [code, place] of [
    ["en", "Dar Naim"],
    ["fr", "Dar Naïm"],
    ["ar", "دار النعيم"],
  ] as const) {
    await boxAt(page, `place.${code}`).fill(place);
  }
  await fieldAt(page, "picture").scrollIntoViewIfNeeded();
  const add = fieldAt(page, "picture").getByRole("checkbox").first();
  await add.click();
  // The editor draws a field when it comes into view.
  await page.mouse.move(600, 600);
  await page.mouse.wheel(0, 5000);
  await dropPicture(page, fieldAt(page, "picture.file"), "Dar Naim 14.PNG");
  for (const code of ["en", "fr", "ar"]) {
    await fieldAt(page, `picture.alt.${code}`).scrollIntoViewIfNeeded();
    await boxAt(page, `picture.alt.${code}`).fill("A cart");
  }
  await save(page);
  const folder = await contentOf(page);
  const entry: unknown = parse(
    readFileSync(join(folder, "trial/2026-11-14-dar-naim.yaml"), "utf8"),
  );
  const file = "dar-naim-14.png";
  expect(v.parse(trialSchema, entry)).toMatchObject({ date: "2026-11-14", picture: { file } });
  expect(readFileSync(join(folder, "trial", file))).toEqual(readFileSync(pictureFile));
});

test("every file opens in every language, and one change there changes one line", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openEditor(page, editor.address);
  const before = await contentOf(page);
  for (const file of Object.keys(textSchemas)) {
    await openFile(page, file.replace(/\.yaml$/, ""));
    for (const { code } of languages().slice(1)) {
      await showLanguage(page, code, named.of(code) ?? code);
      const box = page
        .locator(`[data-mode="edit"][data-locale="${code}"] [data-field-type="string"]`)
        .locator("input")
        .last();
      await box.fill(`${await box.inputValue()} +`);
    }
    await save(page);
  }
  const after = await contentOf(page);
  const changed = (path: string) => {
    const was = readFileSync(join(before, path), "utf8").split("\n");
    const is = readFileSync(join(after, path), "utf8").split("\n");
    return [is.length - was.length, is.filter((line, i) => line !== was[i]).length];
  };
  for (const file of Object.keys(textSchemas)) {
    for (const [index, { code }] of languages().entries()) {
      expect([file, code, ...changed(`${code}/${file}`)]).toEqual([
        file,
        code,
        0,
        index === 0 ? 0 : 1,
      ]);
    }
  }
});

test("the files that are the same in every language open too", async ({ page }) => {
  await openEditor(page, editor.address);
  for (const name of ["site", "figures", "unconfirmed"]) {
    await openFile(page, name);
    await expect(page.locator('[data-mode="edit"] [data-key-path]').first()).toBeVisible({
      timeout: 20_000,
    });
  }
});
