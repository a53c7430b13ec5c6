import * as v from "valibot";
import { head, text } from "../content/kit.ts";

export const notFoundSchema = v.strictObject({
  head,
  code: text,
  title: text,
  lead: text,
  home: text,
});

export type NotFoundTexts = v.InferOutput<typeof notFoundSchema>;
