import { expect, type Page } from "@playwright/test";

const firstField = (page: Page) => page.locator('[data-mode="edit"] [data-key-path]').first();

export const saveButton = (page: Page) => page.getByRole("button", { name: "Save", exact: true });

/** Opens a form from its list, because the editor cannot go from one form to another. */
export async function openForm(
  page: Page,
  address: string,
  form: string,
  list = "_singletons",
): Promise<void> {
  await page.goto(`${address}/admin#/collections/${list}`);
  await expect(firstField(page)).toBeHidden();
  await page.goto(`${address}/admin#/collections/${list}/${form}`);
  await expect(firstField(page)).toBeVisible();
}

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
