import CMS from "@sveltia/cms";
import { parse } from "yaml";
import { isPlainMarkup } from "./editor-page.ts";
import type { EditorPlan } from "./editor-plan.server.ts";
import { pluralField } from "./plural-field.tsx";
import { writeContent } from "./write-content.ts";

window.trustedTypes?.createPolicy("default", {
  createHTML: (html) => (isPlainMarkup(html) ? html : null),
});
const answer = await fetch("/admin/plan.json");
const { config, plurals }: EditorPlan = await answer.json();
for (const place of [...(config.singletons ?? []), ...(config.collections ?? [])]) {
  if (!("fields" in place && place.fields && "format" in place && place.format)) continue;
  const { fields, format } = place;
  CMS.registerCustomFormat(format, "yaml", {
    fromFile: (text: string) => parse(text),
    toFile: (value: unknown) => writeContent(value, fields),
  });
}
CMS.registerFieldType("plural", pluralField(plurals));
await CMS.init({ config });
