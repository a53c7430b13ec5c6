import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { Page } from "@playwright/test";
import { parseDocument } from "yaml";
import { listenOn } from "../../../server/listen.ts";
import { createSite } from "../../../server/site.ts";
import { formatDocument } from "../../../src/lib/editor/format-document.ts";
import { writeEditor } from "../../../src/lib/editor/write-editor.server.ts";
import { builtFolder } from "../../support/built-site.ts";

/** The content with the examples in the place of the charity's records. */
const edited = mkdtempSync(join(tmpdir(), "content-"));
cpSync("content", edited, { recursive: true });
writeFileSync(join(edited, "records.yaml"), "examples: false\nexampleLetters: false\n");
for (const kind of ["diary", "events", "accounts.csv", "gifts.csv"]) {
  cpSync(join("content/examples", kind), join(edited, kind), { recursive: true });
}

/** A file of the content as the editor receives it, in the format of `npm run format`. */
const given = (path: string): string =>
  formatDocument(parseDocument(readFileSync(join(edited, path), "utf8")));

/** Serves the editor like a built site. */
export async function serveEditor() {
  const root = mkdtempSync(join(tmpdir(), "editor-"));
  await writeEditor(root, { name: "test-repo" });
  cpSync(`${builtFolder}/icons`, join(root, "icons"), { recursive: true });
  // Chromium with windows asks for it where no page names an icon.
  cpSync(`${builtFolder}/icons/icon-192.png`, join(root, "favicon.ico"));
  const site = createSite({ root, mailboxDir: join(root, "mailbox") });
  return listenOn(getRequestListener(site.fetch));
}

/** Puts the content into the editor's storage in the browser, and opens the editor. */
export async function openEditor(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/__mailbox`);
  const files = globSync(join(edited, "**/*.yaml"))
    .map((file) => relative(edited, file))
    .filter((path) => !path.startsWith("examples"))
    .map((path) => [`content/${path}`, given(path)] as const);
  await page.evaluate(async (all) => {
    const root = await navigator.storage.getDirectory();
    for (const [path, content] of all) {
      let folder = await root.getDirectoryHandle("sveltia-cms-test", { create: true });
      const names = path.split("/");
      const name = names.pop() ?? "";
      for (const part of names) folder = await folder.getDirectoryHandle(part, { create: true });
      const stream = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await stream.write(content);
      await stream.close();
    }
    // The editor keeps this entry for a visitor who has used it before.
    localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: "test-repo" }));
  }, files);
  await page.goto(`${address}/admin`);
}

/** Writes the content, with the changes of the editor, into a new folder. @returns its path */
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
  cpSync(edited, join(folder, "content"), { recursive: true });
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), Buffer.from(bytes, "base64"));
  }
  return join(folder, "content");
}
