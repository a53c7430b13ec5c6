import { entriesOf } from "../content/entries.ts";
import { loadSite } from "../content/load-content.ts";
import { languages } from "../i18n/languages.ts";
import { isIndexed, type PageId, pageIds, pathOf } from "../site-map.ts";

/**
 * `sitemap.xml` (sitemaps.org): every page and entry in every language, each with all its languages, as
 * Google reads them from `xhtml:link`.
 */
export function sitemap(): string {
  const { address, reviewed } = loadSite();
  const listed = pageIds
    .filter(isIndexed)
    .flatMap((page) => [undefined, ...entriesOf(page)].map((name) => [page, name] as const));
  const urls = languages().flatMap((language) =>
    listed.map(([page, name]) =>
      entry(`${address}${pathOf(page, language, name)}`, alternates(page, name), reviewed),
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("\n")}
</urlset>
`;
}

function alternates(page: PageId, name: string | undefined): string {
  const { address } = loadSite();
  const rows = languages().map(
    (language) => [language.code, pathOf(page, language, name)] as const,
  );
  const [main] = rows;
  const all = main === undefined ? rows : [...rows, ["x-default", main[1]] as const];
  return all
    .map(
      ([code, path]) =>
        `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeXml(address + path)}"/>`,
    )
    .join("");
}

function entry(address: string, links: string, day: string): string {
  return `<url><loc>${escapeXml(address)}</loc><lastmod>${day}</lastmod>${links}</url>`;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
