import { earlierYears } from "../accounts/periods.server.ts";
import { pathOf } from "../content/addresses.server.ts";
import { languages, loadTexts } from "../content/load-content.server.ts";
import { isIndexed, type PageId, pageIds } from "../content/pages.server.ts";
import { loadSite } from "../content/site.server.ts";
import { diaryPageNames } from "../diary/load-diary.server.ts";
import { eventNames } from "../events/load-events.server.ts";
import type { Language } from "../i18n/languages-schema.server.ts";
import { alternatesOf } from "../layouts/page-head.server.ts";
import { colour } from "../styles/colours.server.ts";

type Names = () => readonly string[];

const lists: Partial<Record<PageId, Names>> = {
  accounts: earlierYears,
  diary: diaryPageNames,
  events: eventNames,
};

/** Subpages as in their addresses, such as `2026-11-14-dar-naim` below the diary. */
export const subpagesOf = (page: PageId): readonly string[] => lists[page]?.() ?? [];

/** A site map (sitemaps.org) without `lastmod`, since no page knows when it last changed. */
export function sitemap(): string {
  const { address } = loadSite();
  const listed = pageIds
    .filter(isIndexed)
    .flatMap((page) => [undefined, ...subpagesOf(page)].map((name) => [page, name] as const));
  const urls = languages().flatMap((language) =>
    listed.map(([page, name]) =>
      urlElement(`${address}${pathOf(page, language, name)}`, alternatesOf(page, name)),
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("\n")}
</urlset>
`;
}

function urlElement(loc: string, alternates: ReturnType<typeof alternatesOf>): string {
  const links = alternates.map(
    ({ hreflang, href }) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
  );
  return `<url><loc>${escapeXml(loc)}</loc>${links.join("")}</url>`;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

export function robotsTxt(): string {
  return `User-agent: *
Allow: /

Sitemap: ${loadSite().address}/sitemap.xml
`;
}

/** RFC 9116 asks for less than a year. */
const goodForDays = 360;

export function securityTxt(now: Date): string {
  const { address, email } = loadSite();
  const codes = languages().map(({ code }) => code);
  const expires = new Date(now.getTime() + goodForDays * 24 * 60 * 60 * 1000);
  return `Contact: mailto:${email}
Contact: ${address}${pathOf("contact", { prefix: "" })}
Expires: ${expires.toISOString().replace(/\.\d+/, "")}
Preferred-Languages: ${codes.join(", ")}
Canonical: ${address}/.well-known/security.txt
`;
}

const icons = [
  { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
  { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
  { src: "/icons/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
] as const;

/** The scope is the whole site, so that a change of language stays in the installed app. */
export function webManifest(language: Language) {
  const { name, tagline } = loadTexts("ui", language);
  const home = pathOf("home", language);
  return {
    id: home,
    name,
    short_name: name,
    description: tagline,
    lang: language.code,
    dir: language.dir,
    start_url: home,
    scope: "/",
    display: "minimal-ui",
    theme_color: colour("press"),
    background_color: colour("paper"),
    icons,
  };
}
