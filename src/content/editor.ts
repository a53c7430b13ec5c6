import * as v from "valibot";
import { readContent } from "./load-content.ts";

/** `owner/name`, or `group/subgroup/name` on GitLab. */
const repository = v.pipe(
  v.string(),
  v.regex(/^[\w.-]+(?:\/[\w.-]+)+$/, "a repository such as group/name"),
);
const address = v.exactOptional(
  v.pipe(
    v.string(),
    v.regex(
      /^https:\/\/[^/\s]+$/,
      "an address such as https://git.example.org, no slash at its end",
    ),
  ),
);
const branch = v.pipe(v.string(), v.regex(/^[\w./-]+$/, "the name of a branch such as main"));
const applicationId = v.pipe(v.string(), v.nonEmpty("the id that the forge gave the application"));

/** Which git forge the editor of the built site works with; with `none` the built site has no editor. */
const editorSchema = v.variant("forge", [
  v.strictObject({ forge: v.literal("none") }),
  v.strictObject({ forge: v.literal("gitlab"), repository, branch, address, applicationId }),
  v.strictObject({
    forge: v.literal("github"),
    repository,
    branch,
    /** Of a sign-in server; without one editors sign in with an access token. */
    signIn: address,
  }),
  v.strictObject({
    // Forgejo has the same API.
    forge: v.literal("gitea"),
    repository,
    branch,
    address,
    applicationId: v.exactOptional(applicationId),
  }),
]);

export type EditorSettings = v.InferOutput<typeof editorSchema>;

/** Where the words are edited, from `content/editor.yaml`. */
export const loadEditor = (): EditorSettings => readContent("editor.yaml", editorSchema);
