import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { editorPath } from "../../server/headers.ts";
import { bundleEditor } from "../../tools/build/bundle.ts";
import { loadEditor } from "../content/editor.ts";
import { loadSite } from "../content/site.ts";
import { editorPlan } from "./editor-config.ts";
import { editorPage } from "./editor-page.ts";
import { backendOf } from "./forge.ts";

/**
 * Adds the editor of the words to the built site when `content/editor.yaml` names a git forge, and
 * nothing at all when it does not. After the service worker was written, which is not to know of it.
 * @param folder the built site, such as `build/client`
 * @param backend where the files are; a test gives the browser's own file system
 */
export async function writeEditor(
  folder: string,
  backend = backendOf(loadEditor()),
): Promise<void> {
  if (backend === undefined) return;
  const own = join(folder, editorPath);
  await bundleEditor(own);
  const plan = editorPlan(backend, loadSite().address);
  await writeFile(join(own, "plan.json"), JSON.stringify(plan));
  await writeFile(`${own}.html`, editorPage(backend, false));
}
