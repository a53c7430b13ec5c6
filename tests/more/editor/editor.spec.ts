import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { loadDiary } from "../../../src/components/diary/load-diary.server.ts";
import { languages, loadTexts } from "../../../src/lib/content/load-content.server.ts";
import { checkAllContent } from "../../../tools/build/check-all-content.ts";
import { test } from "../../support/site-test.ts";
import { contentOf, openEditor, serveEditor } from "./editor-site.ts";
import { fieldAt, fill, openForm, save, saveButton, showLanguage } from "./editor-steps.ts";

// The forms have dozens of fields, so they are slow when other tests use the machine.
test.describe.configure({ mode: "default", timeout: 180_000 });
test.use({ viewport: { width: 1400, height: 900 } });

let editor: Awaited<ReturnType<typeof serveEditor>>;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  editor = await serveEditor();
});
test.afterAll(() => editor?.close());

function loaded<Value>(folder: string, load: () => Value): Value {
  process.env["CONTENT_DIR"] = folder;
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

async function addToDiary(page: Page, picture: Buffer): Promise<void> {
  await openForm(page, editor.address, "new", "diary");
  await fill(page, "date", "2026-11-15");
  await fieldAt(page, "program").getByRole("radio", { name: "food" }).click();
  await fill(page, "figures.families", "40");
  for (const { code } of languages()) {
    const place = code === "ar" ? "دار النعيم" : "Dar Naïm";
    await fill(page, `place.${code}`, place);
    await fill(page, `text.${code}`, `${place}. `.repeat(10).trim());
  }
  await fieldAt(page, "picture").getByRole("checkbox").first().click();
  const taken = { name: "IMG_20261114 Dar Naïm.JPG", mimeType: "image/jpeg", buffer: picture };
  const field = fieldAt(page, "picture.file");
  await field.getByRole("button", { name: "Browse" }).click();
  const dialog = page.getByRole("dialog");
  const chooser = page.waitForEvent("filechooser");
  await dialog.getByRole("button", { name: "Upload" }).click();
  await (await chooser).setFiles(taken);
  await dialog.getByRole("button", { name: "Insert" }).click();
  await expect(field.locator("img")).toBeVisible();
  await fieldAt(page, "picture.everyoneShownAgreed").getByRole("switch").click();
  for (const { code } of languages()) {
    await fill(page, `picture.alt.${code}`, "Neighbours at a cart");
  }
  await save(page);
}

const event = "2027-04-10-clean-up-dar-naim";

test("editor: saves only what the site can load", async ({ page }) => {
  await openEditor(page, editor.address);
  // A photograph as a phone takes it: wide, with the place where it was taken.
  const picture = await sharp({
    create: { width: 2100, height: 210, channels: 3, background: "#fff" },
  })
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "18/1 5/1 0/1" } })
    .jpeg()
    .toBuffer();
  await addToDiary(page, picture);
  await openForm(page, editor.address, "entries/texts-our-work");
  await showLanguage(page, "fr", "French");
  await fill(page, "head.title", "Un titre beaucoup trop long ".repeat(3).trim(), "fr");
  await fill(page, "counted.atLeast", "plus", "fr");
  await saveButton(page).click();
  await expect(fieldAt(page, "head.title", "fr")).toContainText("60");
  await expect(fieldAt(page, "counted.atLeast", "fr").getByRole("alert")).toContainText("{value}");
  await fill(page, "counted.atLeast", "plus de {value}", "fr");
  await fill(page, "head.title", "Un titre tout à fait nouveau", "fr");
  await showLanguage(page, "ar", "Arabic");
  await fill(page, "counted.meals.few", "{count} أكلات", "ar");
  await save(page);
  await openForm(page, editor.address, `entries/${event}`, "events");
  await fill(page, "revision", "3");
  await save(page);

  const after = await contentOf(page);
  const [entry, french, arabic] = loaded(after, () => {
    const load = (code: string) => loadTexts("ourWork", language(code));
    return [loadDiary()[0], load("fr"), load("ar")] as const;
  });
  const file = "img_20261114-dar-naim.webp";
  expect(entry).toMatchObject({
    name: "2026-11-15-dar-naim",
    figures: { families: 40 },
    picture: { file },
  });
  const saved = await sharp(join(after, "diary", file)).metadata();
  expect(await sharp(picture).metadata()).toHaveProperty("exif");
  expect(saved).toMatchObject({ format: "webp", width: 2048 });
  expect(saved).not.toHaveProperty("exif");
  expect(french.head.title).toBe("Un titre tout à fait nouveau");
  expect(arabic.counted.meals.plural.few).toBe("{count} أكلات");
});
