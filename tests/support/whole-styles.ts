import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { filesEndingIn } from "../../after-build/site-files.ts";
import { stylesOf } from "../../after-build/styles/page-styles.ts";
import { type Bundle, unpack } from "../../app/service-worker/bundle.ts";

/** The whole style sheet of a built site: pages hold parts of it, the pages of the bundles all of it. */
export async function wholeStyles(root: string): Promise<string> {
  const files = await filesEndingIn(join(root, "assets"), ".json");
  const file = files.find((path) => path.includes("/offline-"));
  if (file === undefined) throw new Error("no pages are bundled");
  const bundle: Bundle = JSON.parse(await readFile(file, "utf8"));
  const styles = unpack(bundle).map(([, text]) => stylesOf(text));
  const css = styles.find((style) => style !== undefined);
  if (css === undefined) throw new Error(`no page of ${file} has styles`);
  return css;
}
