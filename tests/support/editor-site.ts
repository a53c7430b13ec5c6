import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { Page } from "@playwright/test";
import { listen } from "../../server/listen.ts";
import { createSite } from "../../server/site.ts";
import { writeEditor } from "../../src/admin/write-editor.ts";
import { filesEndingIn } from "../../tools/build/site-files.ts";

/** The editor as a built site has it, over the browser's own storage in place of a forge. */
export async function serveEditor() {
  const root = mkdtempSync(join(tmpdir(), "editor-"));
  cpSync("public", root, { recursive: true });
  await writeEditor(root, { name: "test-repo" });
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
  const files = (await filesEndingIn("content", ".yaml"))
    .filter((file) => !file.includes("examples"))
    .map((file) => [file, readFileSync(file, "utf8")] as const);
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

/** The site's content in a new folder, with what lies in the editor's storage over it; says where that is. */
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
  cpSync("content", join(folder, "content"), { recursive: true });
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

/** Types into the field of a key. The editor draws a field, and then those in it, when it comes into view. */
export async function fill(page: Page, key: string, value: string, code?: string): Promise<void> {
  const names = key.split(".");
  for (const at of names.keys()) {
    await fieldAt(page, names.slice(0, at + 1).join("."), code).scrollIntoViewIfNeeded();
  }
  await fieldAt(page, key, code).locator("input, textarea").first().fill(value);
}

/** Shows a language in the second of the two columns. */
export async function showLanguage(page: Page, code: string, name: string): Promise<void> {
  const column = page.locator(`[data-mode="edit"][data-locale="${code}"]`);
  if (await column.isVisible()) return;
  await page.locator("#second-pane-header").getByRole("radio", { name }).click();
  await column.waitFor();
}
