import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { collections, dataFiles } from "../../src/admin/collections.ts";
import { checkAllContent, textSchemas } from "../../src/content/all-texts.ts";
import { loadFigures, loadTexts } from "../../src/content/load-content.ts";
import { loadDiary } from "../../src/diary/load-diary.ts";
import { loadEvents } from "../../src/events/load-events.ts";
import { homeSchema } from "../../src/home/home-texts.ts";
import { languages } from "../../src/i18n/languages.ts";
import { ourWorkSchema } from "../../src/our-work/our-work-texts.ts";
import {
  contentOf,
  fieldAt,
  fill,
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

/** From the list, as one does: the editor does not go from one file straight to another. */
async function openFile(page: Page, name: string): Promise<void> {
  const list = `${editor.address}/admin#/collections/_singletons`;
  await page.goto(list);
  await expect(firstField(page)).toBeHidden();
  await page.goto(`${list}/entries/${name}`);
  await expect(firstField(page)).toBeVisible();
}

/** Saves, after which the editor goes back to its list. */
async function save(page: Page): Promise<void> {
  await saveButton(page).click();
  await expect(firstField(page)).toBeHidden();
  await expect(page.getByText("Entry saved.")).toBeVisible();
}

/** A photograph as a phone takes it: large, and with the place in it. */
function photograph(): Promise<Buffer> {
  const place = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "18/1 5/1 0/1" } };
  return sharp({ create: { width: 3000, height: 2000, channels: 3, background: "#c68a4b" } })
    .withExif(place)
    .jpeg()
    .toBuffer();
}

/** Chooses a picture from the computer, as the guide says. */
async function choosePicture(page: Page, key: string, file: FilePayload): Promise<void> {
  const field = fieldAt(page, key);
  await field.getByRole("button", { name: "Browse" }).click();
  const dialog = page.getByRole("dialog");
  const chooser = page.waitForEvent("filechooser");
  await dialog.getByRole("button", { name: "Upload" }).click();
  await (await chooser).setFiles(file);
  await dialog.getByRole("button", { name: "Insert" }).click();
  await expect(field.locator("img")).toBeVisible();
}

type FilePayload = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** In place of the made-up ones. */
async function showOwnRecords(page: Page): Promise<void> {
  await openFile(page, "records");
  await fieldAt(page, "examples").getByRole("switch").click();
  await save(page);
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
  await fill(page, "head.title", "Un titre tout à fait nouveau", "fr");
  await save(page);
  await openFile(page, "figures");
  await fill(page, "impact.families.value", "1234");
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
  await fill(page, "head.title", "A title that is far too long ".repeat(3).trim(), "en");
  await fill(page, "hero.badge", "Volunteer-led for years", "en");
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
  await fill(page, "date", "2026-11-14");
  await fieldAt(page, "program").getByRole("radio", { name: "food" }).click();
  const places = { en: "Dar Naim", fr: "Dar Naïm", ar: "دار النعيم" };
  for (const [code, place] of Object.entries(places)) {
    await fill(page, `place.${code}`, place);
    await fill(page, `text.${code}`, `${place}. `.repeat(10).trim());
  }
  await fill(page, "figures.families", "40");
  const picture = fieldAt(page, "picture");
  await picture.getByRole("checkbox").first().click();
  const buffer = await photograph();
  const taken = { name: "IMG_20261114 Dar Naïm.JPG", mimeType: "image/jpeg", buffer };
  await choosePicture(page, "picture.file", taken);
  await fieldAt(page, "picture.everyoneShownAgreed").getByRole("switch").click();
  for (const code of Object.keys(places)) {
    await fill(page, `picture.alt.${code}`, "Neighbours at a cart");
  }
  await save(page);
  await showOwnRecords(page);
  const [entry] = await loaded(page, loadDiary);
  const file = "img_20261114-dar-naim.webp";
  expect(entry).toMatchObject({
    name: "2026-11-14-dar-naim",
    figures: { families: 40 },
    picture: { file },
  });
  const saved = await sharp(join(await contentOf(page), "diary", file)).metadata();
  expect(await sharp(buffer).metadata()).toHaveProperty("exif");
  expect(saved).toMatchObject({ format: "webp", width: 2048 });
  expect(saved).not.toHaveProperty("exif");
});

test("a date to come is added, with nothing to bring", async ({ page }) => {
  await openEditor(page, editor.address);
  await page.goto(`${editor.address}/admin#/collections/events/new`);
  for (const [key, choice] of [
    ["kind", "meeting"],
    ["program", "all"],
    ["status", "confirmed"],
  ] as const) {
    await fieldAt(page, key).getByRole("radio", { name: choice }).click();
  }
  for (const [key, value] of [
    ["day", "2027-05-08"],
    ["from", "17:00"],
    ["to", "18:30"],
    ["revision", "0"],
    ["changed", "2026-11-20"],
    ...languages().flatMap(({ code }) => [
      [`words.${code}.title`, "Newcomers"],
      [`words.${code}.place`, "Tevragh Zeina, at school"],
      [`words.${code}.text`, "Who we are, and what we do."],
    ]),
  ] as const) {
    await fill(page, key ?? "", value ?? "");
  }
  await save(page);
  await showOwnRecords(page);
  const [event] = await loaded(page, loadEvents);
  expect(event).toMatchObject({ name: "2027-05-08-newcomers", words: { ar: { bring: [] } } });
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
    await page.goto(`${editor.address}/admin#/collections/${name}`);
    await expect(firstField(page)).toBeHidden();
    await page.goto(`${editor.address}/admin#/collections/${name}/new`);
    await expect(firstField(page)).toBeVisible();
  }
});
