import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { Page } from "@playwright/test";
import * as v from "valibot";
import { listen } from "../../server/listen.ts";
import { createSite } from "../../server/site.ts";
import type { EntryCollection } from "../../src/admin/collections.ts";
import { writeEditor } from "../../src/admin/write-editor.ts";
import { day, forEditor, text, textOf } from "../../src/content/kit.ts";
import { filesEndingIn } from "../../tools/build/site-files.ts";

const inEach = v.strictObject({ en: textOf(2, 40), fr: textOf(2, 40), ar: textOf(2, 40) });

/** A collection as the diary's: texts in every language in one file, a number, a picture beside it. */
export const trialSchema = v.variant("program", [
  v.strictObject({
    date: day,
    program: v.literal("food"),
    place: inEach,
    figures: v.strictObject({ meals: v.exactOptional(v.pipe(v.number(), v.integer())) }),
    picture: v.exactOptional(
      v.strictObject({
        file: v.pipe(text, v.regex(/^[a-z0-9-]+\.png$/), forEditor({ picture: "." })),
        alt: inEach,
      }),
    ),
  }),
  v.strictObject({
    date: day,
    program: v.literal("water"),
    place: inEach,
    figures: v.strictObject({ litres: v.exactOptional(v.pipe(v.number(), v.integer())) }),
  }),
]);

const trial: EntryCollection = {
  name: "trial",
  label: "Trial",
  labelOfOne: "Trial entry",
  folder: "trial",
  schema: () => trialSchema,
  fileName: "{{fields.date}}-{{fields.place.en}}",
  summary: "{{fields.date}}, {{fields.place.en}}",
};

/** The editor as a built site has it, over the browser's own storage in place of a forge. */
export async function serveEditor() {
  const root = mkdtempSync(join(tmpdir(), "editor-"));
  cpSync("public", root, { recursive: true });
  await writeEditor(root, { name: "test-repo" }, [trial]);
  const site = createSite({ root, mailboxDir: join(root, "mailbox") });
  const server = await listen(getRequestListener(site.fetch), { host: "localhost", port: 0 });
  if (!server.ok) throw new Error(server.problem);
  return {
    address: server.address,
    close: async () => {
      await server.close(0);
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** Puts the site's content into the storage that the editor opens, and opens the editor. */
export async function openEditor(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/icons/icon-192.png`);
  const files = (await filesEndingIn("content", ".yaml")).map(
    (file) => [file, readFileSync(file, "utf8")] as const,
  );
  await page.evaluate(async (all) => {
    const root = await navigator.storage.getDirectory();
    for (const [path, content] of all) {
      let folder = await root.getDirectoryHandle("sveltia-cms-test", { create: true });
      const names = path.split("/");
      const name = names.pop() ?? "";
      for (const one of names) folder = await folder.getDirectoryHandle(one, { create: true });
      const stream = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await stream.write(content);
      await stream.close();
    }
    // What the editor keeps of somebody who has worked with it before.
    localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: "test-repo" }));
  }, files);
  await page.goto(`${address}/admin`);
}

/** Brings what lies in the editor's storage into a new content folder, and says where that is. */
export async function contentOf(page: Page): Promise<string> {
  const files = await page.evaluate(async () => {
    const found: [string, string][] = [];
    const read = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
      for await (const [name, handle] of folder.entries()) {
        if (handle instanceof FileSystemDirectoryHandle) await read(handle, `${path}${name}/`);
        else if (handle instanceof FileSystemFileHandle) {
          const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
          found.push([path + name, btoa(String.fromCharCode(...bytes))]);
        }
      }
    };
    const root = await navigator.storage.getDirectory();
    await read(await root.getDirectoryHandle("sveltia-cms-test"), "");
    return found;
  });
  const folder = mkdtempSync(join(tmpdir(), "edited-"));
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), Buffer.from(bytes, "base64"));
  }
  return join(folder, "content");
}

/** The field of a key in a language's column. */
export function fieldAt(page: Page, key: string, code = "_default") {
  return page.locator(`[data-mode="edit"][data-locale="${code}"] [data-key-path="${key}"]`);
}

/** The box of a key's field, to be typed into. */
export function boxAt(page: Page, key: string, code?: string) {
  return fieldAt(page, key, code).locator("input, textarea").first();
}

/** Shows a language in the second of the two columns. */
export async function showLanguage(page: Page, code: string, name: string): Promise<void> {
  const column = page.locator(`[data-mode="edit"][data-locale="${code}"]`);
  if (await column.isVisible()) return;
  await page.locator("#second-pane-header").getByRole("radio", { name }).click();
  await column.waitFor();
}
