import * as v from "valibot";
import { readContent } from "../content/read-yaml.server.ts";

const editorSchema = v.strictObject({
  /** The setting of Sveltia CMS (https://sveltiacms.app/en/docs/backends). Without it there is no editor. */
  backend: v.exactOptional(
    v.looseObject({
      name: v.picklist(["gitlab", "github", "gitea"]),
      repo: v.string(),
    }),
  ),
  /** The addresses of the forge, its API and its pictures of people, such as `https://gitlab.com`. */
  origins: v.array(v.string()),
});

export const loadEditor = () => readContent("editor.yaml", editorSchema);
