import sitemap, { type SitemapItem } from "@astrojs/sitemap";
import { colour } from "../../styles/colours.server.ts";
import { languageOfPath, languages, loadTexts } from "../content/load-content.server.ts";
import { loadSite } from "../content/site.server.ts";
import type { Language } from "../i18n/languages-schema.server.ts";
import { pathOf } from "./addresses.server.ts";
import { isIndexed, pageIds, pageRow } from "./pages.server.ts";

/** The addresses of the indexed pages (sitemaps.org), each with those of its translations. */
export const siteMap = () => sitemap({ serialize: listIndexed });

function listIndexed({ url }: SitemapItem): SitemapItem | undefined {
  const { pathname } = new URL(url);
  const path = pathname.slice(languageOfPath(pathname).prefix.length).replace(/^\/$/, "");
  const hidden = pageIds.filter((page) => !isIndexed(page)).map((page) => `${pageRow(page).path}/`);
  if (hidden.some((start) => `${path}/`.startsWith(start))) return undefined;
  const links = [...languages(), { ...languageOfPath("/"), code: "x-default" }].map(
    ({ code, prefix }) => ({ lang: code, url: loadSite().address + (prefix + path || "/") }),
  );
  return { url, links };
}

export function robotsTxt(): string {
  return `User-agent: *
Allow: /

Sitemap: ${loadSite().address}/sitemap-index.xml
`;
}

/** RFC 9116 asks for less than a year. */
const validDays = 360;

export function securityTxt(now: Date): string {
  const { address, email } = loadSite();
  const codes = languages().map(({ code }) => code);
  const expires = new Date(now.getTime() + validDays * 24 * 60 * 60 * 1000);
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
  { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
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
