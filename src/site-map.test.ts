import { expect, test } from "vitest";
import { languages } from "./content/load-content.ts";
import { allPaths, entriesOf, matchPage, pageIds, pages, pathOf } from "./site-map.ts";

test("the addresses are those of the specification, section 2, with those that the footer leads to", () => {
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

for (const language of languages()) {
  test.each(pageIds)(`%s is found again by its address in ${language.code}`, (page) => {
    const path = pathOf(page, language);
    for (const address of [path, path.replace(/(.)$/, "$1/").replace("//", "/")]) {
      expect(matchPage(address)).toEqual({ page, language });
    }
  });
}

test.each([
  ["/nowhere", "en"],
  ["/frequent", "en"],
  ["/fr/nowhere", "fr"],
  ["/ar/about/more", "ar"],
])("%s is the not-found page in %s", (path, code) => {
  const { page, language } = matchPage(path);
  expect(page).toBe("notFound");
  expect(language.code).toBe(code);
});
