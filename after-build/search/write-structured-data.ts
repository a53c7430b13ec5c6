import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Graph } from "schema-dts";
import { languages } from "../../app/content/languages.server.ts";
import type { ListedPage } from "../../app/shell/share-card.server.ts";
import { pageIds, pathOf } from "../../app/site-map.server.ts";
import { pageFile } from "../page-files.ts";
import { structuredData } from "./structured-data.ts";

/**
 * Puts each page's structured data in its head. After the build, so that it is not sent a second
 * time with the data that an interactive page is hydrated from.
 */
export async function writeStructuredData(folder: string): Promise<void> {
  const isListed = (page: (typeof pageIds)[number]): page is ListedPage => page !== "notFound";
  for (const language of languages()) {
    for (const page of pageIds.filter(isListed)) {
      const file = join(folder, pageFile(pathOf(page, language)));
      const html = await readFile(file, "utf8");
      await writeFile(file, withStructuredData(html, structuredData(page, language)));
    }
  }
}

/** The page with the data at the end of its head. @throws Error when it has no head */
export function withStructuredData(html: string, data: Graph): string {
  // "<" could end the script or open a comment in it; JSON may write it as an escape.
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  const script = `<script type="application/ld+json">${json}</script>`;
  // A function, since "$" in a replacement text has a meaning of its own.
  const withScript = html.replace("</head>", () => `${script}</head>`);
  if (withScript === html) throw new Error("a page without </head>");
  return withScript;
}
