import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Backend } from "@sveltia/cms";
import { editorPath } from "../../server/headers.ts";
import { bundleEditor } from "../../tools/build/bundle.ts";
import { type EditorSettings, loadEditor } from "../content/editor.ts";
import { loadSite } from "../content/site.ts";
import { editorPlan } from "./editor-config.ts";
import { editorPage } from "./editor-page.ts";

/**
 * Adds the content editor to the built site when `content/editor.yaml` names a git forge, and nothing
 * at all when it does not. To be called after the service worker is written, which must not know of it.
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

/** The settings of Sveltia CMS for a forge; with `none` there is no editor. */
export function backendOf(settings: EditorSettings): Backend | undefined {
  if (settings.forge === "none") return undefined;
  const { repository: repo, branch } = settings;
  const byToken: { auth_methods: ["token"] } = { auth_methods: ["token"] };
  if (settings.forge === "github") {
    const signIn = settings.signIn ? { base_url: settings.signIn } : byToken;
    return { name: "github", repo, branch, ...signIn };
  }
  const { address, applicationId } = settings;
  const own = (version: string) =>
    address && { base_url: address, api_root: `${address}/api/${version}` };
  if (settings.forge === "gitlab") {
    return { name: "gitlab", repo, branch, auth_type: "pkce", app_id: applicationId, ...own("v4") };
  }
  const signIn = applicationId ? { app_id: applicationId } : byToken;
  return { name: "gitea", repo, branch, ...own("v1"), ...signIn };
}
