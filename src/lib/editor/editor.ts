import CMS from "@sveltia/cms";
import { Document, parse } from "yaml";
import { formatDocument } from "./format-document.ts";

// The editor writes YAML as `npm run format` does, instead of in its own format.
CMS.registerCustomFormat("yaml", "yaml", {
  fromFile: (text: string) => parse(text),
  toFile: (value: unknown) => formatDocument(new Document(value)),
});
await CMS.init();
