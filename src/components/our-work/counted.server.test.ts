import { expect, test } from "vitest";
import { smallContent } from "../../../tests/support/content-copy.ts";
import { languages } from "../../lib/content/load-content.server.ts";
import { interpolate } from "../../lib/i18n/interpolate.ts";
import { countedFigure } from "./counted.server.tsx";

function localized(id: Parameters<typeof countedFigure>[0]): string[] {
  const written = languages().filter(({ code }) => ["en", "fr", "ar"].includes(code));
  return written.map((language) => {
    const { words, count } = countedFigure(id, language);
    return interpolate(words, { count });
  });
}

test("counted figure: the noun agrees with the number in each language", () => {
  const copy = smallContent({}, ["ourWork"]);
  copy.set("figures.yaml", {
    "impact.meals": { value: 8000, atLeast: true, year: 2023 },
    "impact.waste": { value: 15, atLeast: false, year: 2023 },
    "impact.firstFamilies": { value: 5, atLeast: false },
    "impact.weeklyFamilies": { value: 1, atLeast: false },
  });
  expect(localized("meals")).toEqual([
    "more than 8,000 meals",
    "plus\u00a0de 8\u00a0000 repas",
    "أكثر من 8\u00a0000 وجبة",
  ]);
  expect(localized("waste")).toEqual(["15 tons", "15 tonnes", "15 طنًّا"]);
  expect(localized("firstFamilies")).toEqual(["5 families", "5 familles", "5 أسر"]);
  expect(localized("weeklyFamilies")).toEqual(["1 family", "1 famille", "أسرة واحدة"]);
});
