import * as v from "valibot";
import { readContent } from "./read-yaml.ts";

const accountsSchema = v.strictObject({ examples: v.boolean() });

/**
 * Whether the accounts and receipts that the site shows are made up, from `content/accounts.yaml`. They
 * are called examples wherever they stand, and search engines do not get them.
 */
export const showsExamples = (): boolean => readContent("accounts.yaml", accountsSchema).examples;
