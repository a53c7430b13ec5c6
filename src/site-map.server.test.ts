import { expect, test } from "vitest";
import { allPaths } from "../tests/support/all-paths.ts";
import { pageIds, pages } from "./content/addresses.server.ts";
import { languageOfPath, languages } from "./content/load-content.server.ts";
import { entriesOf, pathsOf } from "./site-map.server.ts";

test("the addresses are those of the requirements, section 2, with those that the footer leads to", () => {
  expect(pages).toMatchObject({
    home: "/",
    about: "/about",
    ourWork: "/our-work",
    getInvolved: "/get-involved",
    contact: "/contact",
    donate: "/donate",
    myGift: "/accounts/my-gift",
    events: "/events",
    diary: "/diary",
    questions: "/questions",
    privacy: "/privacy",
    accessibility: "/accessibility",
    accounts: "/accounts",
    outbox: "/outbox",
    notFound: "/404",
  });
});

test("every page and every entry has an address of its own in every language", () => {
  const entries = pageIds.flatMap((page) => entriesOf(page));
  const each = pageIds.length + entries.length;
  expect(new Set(allPaths()).size).toBe(each * languages().length);
});

test.each(languages())("every address in $code begins as its language does", (language) => {
  for (const path of pageIds.flatMap((page) => pathsOf(page, language))) {
    expect(languageOfPath(path)).toEqual(language);
  }
});
