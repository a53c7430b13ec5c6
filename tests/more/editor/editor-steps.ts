import { expect, type Page } from "@playwright/test";
import sharp from "sharp";

const firstField = (page: Page) => page.locator('[data-mode="edit"] [data-key-path]').first();

export const saveButton = (page: Page) => page.getByRole("button", { name: "Save", exact: true });

/** Opens a form from its list, since the editor cannot go from one form to another. */
async function openFrom(page: Page, address: string, list: string, form: string): Promise<void> {
  await page.goto(`${address}/admin#/collections/${list}`);
  await expect(firstField(page)).toBeHidden();
  await page.goto(`${address}/admin#/collections/${list}/${form}`);
  await expect(firstField(page)).toBeVisible();
}

export const openFile = (page: Page, address: string, name: string, list = "_singletons") =>
  openFrom(page, address, list, `entries/${name}`);

export const openNew = (page: Page, address: string, collection: string) =>
  openFrom(page, address, collection, "new");

export async function save(page: Page): Promise<void> {
  await saveButton(page).click();
  await expect(firstField(page)).toBeHidden();
  await expect(page.getByText("Entry saved.")).toBeVisible();
  // The editor changes the address last. A test that went on sooner would be led back to the form.
  await expect(page).toHaveURL(/#\/collections\/\w+$/u);
}

export function fieldAt(page: Page, key: string, code = "_default") {
  return page.locator(`[data-mode="edit"][data-locale="${code}"] [data-key-path="${key}"]`);
}

/** Types into the field of a key. The editor draws a field when it comes into view. */
export async function fill(page: Page, key: string, value: string, code?: string): Promise<void> {
  const names = key.split(".");
  for (const index of names.keys()) {
    await fieldAt(page, names.slice(0, index + 1).join("."), code).scrollIntoViewIfNeeded();
  }
  await fieldAt(page, key, code).locator("input, textarea").first().fill(value);
}

export async function showLanguage(page: Page, code: string, name: string): Promise<void> {
  const column = page.locator(`[data-mode="edit"][data-locale="${code}"]`);
  if (await column.isVisible()) return;
  // A browser without a name for a language shows its code.
  const choice = new RegExp(`^(?:${name}|${code})$`, "iu");
  await page.locator("#second-pane-header").getByRole("radio", { name: choice }).click();
  await column.waitFor();
}

export const choose = (page: Page, key: string, word: string) =>
  fieldAt(page, key).getByRole("radio", { name: word }).click();

export const turn = (page: Page, key: string) => fieldAt(page, key).getByRole("switch").click();

/** A photograph as a phone takes it: large, with the place where it was taken. */
export function photograph(): Promise<Buffer> {
  const place = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "18/1 5/1 0/1" } };
  return sharp({ create: { width: 3000, height: 2000, channels: 3, background: "#c68a4b" } })
    .withExif(place)
    .jpeg()
    .toBuffer();
}

export async function choosePicture(page: Page, key: string, file: FilePayload): Promise<void> {
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
