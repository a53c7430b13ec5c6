import { expect, test } from "vitest";
import { smallContent } from "../../tests/support/content-copy.ts";
import { languageOfPath } from "../lib/content/load-content.server.ts";
import { structuredData } from "./page-head.server.ts";

const main = languageOfPath("/");

test("structured data: no text can end the script", () => {
  smallContent({}, ["home"]).set("en/ui.yaml", { name: "</script>" });
  expect(structuredData(main)).toContain("\\u003c/script>");
});
