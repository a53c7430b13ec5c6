import * as v from "valibot";
import { readContent } from "./load-content.server.ts";
import { described } from "./schema-helpers.server.ts";

export const recordsSchema = v.strictObject({
  examples: described(
    v.boolean(),
    "On: the pages show made-up accounts, diary, dates and receipts, and say so. Off: your own.",
  ),
});

export const loadExamples = (): boolean => readContent("accounts.yaml", recordsSchema).examples;

/** A file or folder such as `accounts.csv` below the content folder, or the example of it. */
export const recordPath = (name: string): string => (loadExamples() ? `examples/${name}` : name);
