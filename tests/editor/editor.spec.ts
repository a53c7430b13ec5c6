import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { collections, dataFiles } from "../../src/admin/collections.ts";
import { checkAllContent, textSchemas } from "../../src/content/all-texts.ts";
import { loadFigures, loadTexts } from "../../src/content/load-content.ts";
import { loadDiary } from "../../src/diary/load-diary.ts";
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

const saveButton = (page: Page) => page.getByRole("button", { name: "Save", exact: true });

/** What a language is called in the editor, whose own words are English here. */
const named = new Intl.DisplayNames("en", { type: "language" });

const firstField = (page: Page) => page.locator('[data-mode="edit"] [data-key-path]').first();

async function openFile(page: Page, name: string): Promise<void> {
  await page.goto(`${editor.address}/admin#/collections/_singletons/entries/${name}`);
  await expect(firstField(page)).toBeVisible();
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
    checkAllContent();
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
  await openEditor(page, editor.address);
  await openFile(page, "texts-home");
  await showLanguage(page, "fr", "French");
  await boxAt(page, "head.title", "fr").fill("Un titre tout à fait nouveau");
  await save(page);
  await openFile(page, "figures");
  await boxAt(page, "impact.families.value").fill("1234");
  await save(page);
  await openFile(page, "texts-our-work");
  await showLanguage(page, "ar", "Arabic");
  const forms = fieldAt(page, "counted.meals", "ar").locator("[data-form]");
  expect(await forms.evaluateAll((all) => all.map((one) => one.dataset["form"]))).toEqual(
    new Intl.PluralRules("ar").resolvedOptions().pluralCategories,
  );
  await fieldAt(page, "counted.meals", "ar").locator('[data-form="few"]').fill("{count} أكلات");
  await save(page);

  const [home, figures, work] = await loaded(
    page,
    () =>
      [
        loadTexts("home.yaml", homeSchema, language("fr")),
        loadFigures(),
        loadTexts("our-work.yaml", ourWorkSchema, language("ar")),
      ] as const,
  );
  expect(home.head.title).toBe("Un titre tout à fait nouveau");
  expect(figures.impact.families.value).toBe(1234);
  expect(work.counted.meals.plural.few).toBe("{count} أكلات");
});

test("a title that is too long and a lost placeholder are not saved", async ({ page }) => {
  await openEditor(page, editor.address);
  await openFile(page, "texts-home");
  await boxAt(page, "head.title", "en").fill("A title that is far too long ".repeat(3).trim());
  await boxAt(page, "hero.badge", "en").fill("Volunteer-led for years");
  await saveButton(page).click();
  await expect(fieldAt(page, "head.title", "en")).toContainText("60");
  await expect(fieldAt(page, "hero.badge", "en").getByRole("alert")).toContainText("{founded}");
  expect(readFileSync(join(await contentOf(page), "en/home.yaml"))).toEqual(
    readFileSync("content/en/home.yaml"),
  );
});

test("an entry is added with its picture, under the name that the site expects", async ({
  page,
}) => {
  await openEditor(page, editor.address);
  await page.goto(`${editor.address}/admin#/collections/diary/new`);
  await boxAt(page, "date").fill("2026-11-14");
  await fieldAt(page, "program").getByRole("radio", { name: "food" }).click();
  const places = { en: "Dar Naim", fr: "Dar Naïm", ar: "دار النعيم" };
  for (const [code, place] of Object.entries(places)) {
    await boxAt(page, `place.${code}`).fill(place);
    await boxAt(page, `text.${code}`).fill(`${place}. `.repeat(10).trim());
  }
  await boxAt(page, "figures.families").fill("40");
  const picture = fieldAt(page, "picture");
  await picture.getByRole("checkbox").first().click();
  await dropPicture(page, fieldAt(page, "picture.file"), "IMG_20261114 Dar Naïm.PNG");
  await fieldAt(page, "picture.everyoneShownAgreed").getByRole("switch").click();
  for (const code of Object.keys(places)) {
    await boxAt(page, `picture.alt.${code}`).fill("Neighbours at a cart");
  }
  await save(page);
  await openFile(page, "records");
  await fieldAt(page, "examples").getByRole("switch").click();
  await save(page);

  const [entry] = await loaded(page, loadDiary);
  const file = "img_20261114-dar-naim.png";
  expect(entry).toMatchObject({
    name: "2026-11-14-dar-naim",
    figures: { families: 40 },
    picture: { file },
  });
  expect(readFileSync(join(await contentOf(page), "diary", file))).toEqual(
    readFileSync(pictureFile),
  );
});

test("every file opens in every language, and one change there changes one line", async ({
  page,
}) => {
  await openEditor(page, editor.address);
  const files = Object.keys(textSchemas);
  for (const file of files) {
    await openFile(page, `texts-${file.replace(/\.yaml$/, "")}`);
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
  const changedLines = (path: string) => {
    const was = readFileSync(join("content", path), "utf8").split("\n");
    const is = readFileSync(join(after, path), "utf8").split("\n");
    return is.length === was.length ? is.filter((line, at) => line !== was[at]).length : "all";
  };
  const paths = files.flatMap((file) => languages().map(({ code }) => `${code}/${file}`));
  expect(paths.map((path) => [path, changedLines(path)])).toEqual(
    paths.map((path) => [path, path.startsWith("en/") ? 0 : 1]),
  );
});

test("the files that are the same in every language open too, and the collections", async ({
  page,
}) => {
  await openEditor(page, editor.address);
  for (const { name } of dataFiles) await openFile(page, name);
  for (const { name } of collections) {
    await page.goto(`${editor.address}/admin#/collections/${name}/new`);
    await expect(firstField(page)).toBeVisible();
  }
});
