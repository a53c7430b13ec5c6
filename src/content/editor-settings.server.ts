import * as v from "valibot";
import { readContent } from "./load-content.server.ts";

const origin = v.pipe(
  v.string(),
  v.regex(/^https:\/\/[^/\s]+$/, "an address such as https://gitlab.com, no slash at its end"),
);

/** Which git forge the editor of the built site works with; without one the built site has no editor. */
const editorSchema = v.strictObject({
  /** As Sveltia CMS takes it (https://sveltiacms.app/en/docs/backends). */
  backend: v.exactOptional(
    v.looseObject({
      name: v.picklist(["gitlab", "github", "gitea"]),
      repo: v.pipe(
        v.string(),
        v.regex(/^[\w.-]+(?:\/[\w.-]+)+$/, "a repository such as group/name"),
      ),
    }),
  ),
  /** What the editor may ask beside this site: the forge, its API and its pictures of people. */
  origins: v.array(origin),
});

export type EditorSettings = v.InferOutput<typeof editorSchema>;

/** Where the words are edited, from `content/editor.yaml`. */
export const loadEditor = (): EditorSettings => readContent("editor.yaml", editorSchema);
