import * as v from "valibot";
import { head, texts } from "../content/kit.ts";

export const notFoundSchema = v.strictObject({
  head,
  ...texts("code", "title", "lead", "home").entries,
});

export type NotFoundTexts = v.InferOutput<typeof notFoundSchema>;
