import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { stringify } from "yaml";
import { expectWords } from "../../../../tests/support/built-site.ts";
import {
  type ContentCopy,
  refusalOf,
  smallContent,
} from "../../../../tests/support/content-copy.ts";
import { languages, loadTexts } from "../../../lib/content/load-content.server.ts";
import { inMru } from "../../accounts/last-months.server.tsx";
import { FactsPage } from "../../facts/facts-page.tsx";
import { HomePage } from "../../home/home-page.tsx";
import { loadShell } from "../../shell/shell.server.ts";
import { DonatePage } from "../donate-page.tsx";
import { loadNeed } from "./load-need.server.ts";

let copy: ContentCopy;

const today = (day: string) => {
  vi.useFakeTimers({ now: Date.parse(day), toFake: ["Date"] });
};

const each = (words: string) => Object.fromEntries(languages().map(({ code }) => [code, words]));

const need = {
  program: "food",
  what: each("Baskets for 40 families"),
  items: [
    { name: each("Rice, 10 kg"), quantity: 40, price: 450 },
    { name: each("Oil, 2 litres"), quantity: 40, price: 200 },
  ],
  needed: 26_000,
  inHand: 17_500,
  asOf: "2026-11-20",
  until: "2026-11-27",
  rest: { more: each("It goes to the next baskets."), less: each("We pack fewer baskets.") },
};

beforeEach(() => {
  today("2026-11-22");
  copy = smallContent({}, ["home", "donate", "facts", "about", "accounts"]);
  copy.write("need.yaml", stringify(need, { aliasDuplicateObjects: false }));
});

test("need: is shown until its day is over", () => {
  expect(loadNeed()?.needed).toBe(26_000);
  today("2026-11-27T23:00");
  expect(loadNeed()).toBeDefined();
  today("2026-11-28");
  expect(loadNeed()).toBeUndefined();
});

test("need: is shown on Home, Donate and Facts in each language", () => {
  for (const language of languages()) {
    const { missing } = loadTexts("donate", language).need;
    for (const [id, Page] of [
      ["home", HomePage],
      ["donate", DonatePage],
      ["facts", FactsPage],
    ] as const) {
      const shell = loadShell(id, language);
      const page = renderToStaticMarkup(createElement(Page, { shell, picture: undefined }));
      expectWords(page, `${inMru(26_000 - 17_500, language)} ${missing}`, id);
      expect(page).toContain('data-until="2026-11-27T24"');
    }
  }
});

test.each([
  ["needed", 25_000, "expected 26000, which the items come to"],
  ["inHand", 17_600, "expected a multiple of 500"],
  ["inHand", 26_500, "expected at most what is needed"],
  ["asOf", "2026-11-23", "expected a day that is not still to come"],
  ["until", "2026-12-22", "expected a day that is not before asOf, and at most 31"],
  ["until", "2026-11-19", "expected a day that is not before asOf"],
  ["rest.less", undefined, ""],
])("need: is refused when %s is %j", (key, value, expected) => {
  if (value === undefined) copy.remove("need.yaml", key);
  else copy.set("need.yaml", { [key]: value });
  const { file, problems } = refusalOf(copy, loadNeed);
  expect(file).toBe("need.yaml");
  expect(problems).toContain(`${key}: ${expected}`);
});
