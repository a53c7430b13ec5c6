import * as v from "valibot";
import { readContent } from "./read-yaml.server.ts";

const origin = v.pipe(
  v.string(),
  v.regex(/^https:\/\/[^/\s]+$/, "an address such as https://gitlab.com, no slash at its end"),
);

const editorSchema = v.strictObject({
  /** The setting of Sveltia CMS (https://sveltiacms.app/en/docs/backends). Without it there is no editor. */
  backend: v.exactOptional(
    v.looseObject({
      name: v.picklist(["gitlab", "github", "gitea"]),
      repo: v.pipe(
        v.string(),
        v.regex(/^[\w.-]+(?:\/[\w.-]+)+$/, "a repository such as group/name"),
      ),
    }),
  ),
  /** The addresses of the forge, its API and its pictures of people. */
  origins: v.array(origin),
});

export const loadEditor = () => readContent("editor.yaml", editorSchema);
