import CMS from "@sveltia/cms";
import { Document, parse } from "yaml";
import { formatDocument } from "./format-document.ts";

// In the place of its own format, so that the files look as `npm run format` writes them.
CMS.registerCustomFormat("yaml", "yaml", {
  fromFile: (text: string) => parse(text),
  toFile: (value: unknown) => formatDocument(new Document(value)),
});
await CMS.init();
