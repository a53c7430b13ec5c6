import * as v from "valibot";
import { readContent } from "./load-content.server.ts";
import { described } from "./schema-helpers.server.ts";

/** `content/accounts.yaml`: whether the made-up accounts, diary, dates and receipts are shown. */
export const recordsSchema = v.strictObject({
  examples: described(
    v.boolean(),
    "On: the pages show made-up accounts, diary, dates and receipts, and say so. Off: your own.",
  ),
});

/**
 * Whether the site shows made-up examples in place of the charity's own records.
 * @throws ContentError when `content/accounts.yaml` is missing or wrong
 */
export const loadExamples = (): boolean => readContent("accounts.yaml", recordsSchema).examples;

/**
 * Where a record lies below the content folder: the example of it while examples are shown, else the
 * charity's own.
 * @param name a file or folder, such as `accounts.csv`
 */
export const recordPath = (name: string): string => (loadExamples() ? `examples/${name}` : name);
