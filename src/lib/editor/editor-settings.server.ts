import { readFileSync } from "node:fs";
import * as v from "valibot";
import { readContent } from "../content/read-yaml.server.ts";
import { say } from "../terminal/say.server.ts";

const editorSchema = v.strictObject({
  /** The setting of Sveltia CMS (https://sveltiacms.app/en/docs/backends). Without it there is no editor. */
  backend: v.exactOptional(
    v.looseObject({
      name: v.picklist(["gitlab", "github", "gitea"]),
      repo: v.string(),
    }),
  ),
  /** The addresses of the forge, its API and its pictures of people, such as `https://gitlab.com`. */
  origins: v.array(
    v.pipe(
      v.string(),
      v.regex(/^https:\/\/[a-z0-9.-]+$/, say("an address such as https://gitlab.com")),
    ),
  ),
});

export const loadEditor = () => readContent("editor.yaml", editorSchema);

/** The page of the editor, which may ask this site and these addresses alone. */
export const editorPage = (origins: readonly string[]): string =>
  readFileSync("src/lib/editor/admin.html", "utf8").replaceAll("{origins}", origins.join(" "));
