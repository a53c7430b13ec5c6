import { expect, test } from "vitest";
import { pathOf } from "../content/addresses.server.ts";
import { languageOfPath, languages } from "../content/load-content.server.ts";
import { isIndexed, type PageId, pageIds, pages } from "../content/pages.server.ts";
import { loadSite } from "../content/site.server.ts";
import { securityTxt, sitemap, subpagesOf } from "./site-files.server.ts";

const { address, email } = loadSite();
/** The addresses of a page and of its subpages. */
const pathsOf = (page: PageId, { prefix }: { prefix: string }) =>
  [undefined, ...subpagesOf(page)].map((subpage) => pathOf(page, { prefix }, subpage));

const codes = languages().map(({ code }) => code);

test("site map: has every indexed page once", () => {
  const listed = [...sitemap().matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  const indexed = pageIds.filter(isIndexed);
  const wanted = languages().flatMap((language) =>
    indexed.flatMap((page) => pathsOf(page, language)),
  );
  expect(listed.sort()).toEqual(wanted.map((path) => address + path).sort());
});

test("site map: names all languages for each address", () => {
  for (const [, url = ""] of sitemap().matchAll(/<url>(.*)<\/url>/g)) {
    const links = [...url.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)];
    expect(links.map(([, code]) => code)).toEqual([...codes, "x-default"]);
    const [, location] = /<loc>([^<]+)</.exec(url) ?? [];
    expect(links.map(([, , href]) => href)).toContain(location);
  }
});

test("security.txt: is valid for nearly a year after the build", () => {
  const text = securityTxt(new Date("2026-11-20T10:00:00.123Z"));
  expect(text).toContain("Expires: 2027-11-15T10:00:00Z\n");
  expect(text).toContain(`Contact: mailto:${email}\n`);
  expect(text).toContain(`Preferred-Languages: ${codes.join(", ")}\n`);
});

test("pages: have the addresses of the requirements, section 2", () => {
  const required = "/ /about /our-work /get-involved /contact /donate /events /diary /questions";
  const added = "/privacy /accessibility /accounts /accounts/my-gift /outbox /donate/after /404";
  const addresses: readonly string[] = Object.values(pages).map(({ path }) => path);
  expect(addresses).toEqual(expect.arrayContaining(`${required} ${added}`.split(" ")));
});

test("pages: each has a different address in its language", () => {
  const paths = languages().flatMap((language) => {
    const ofPages = pageIds.flatMap((page) => pathsOf(page, language));
    for (const path of ofPages) expect(languageOfPath(path)).toEqual(language);
    return ofPages;
  });
  expect(new Set(paths).size).toBe(paths.length);
});
