import { loadFigures } from "../../lib/content/figures.server.ts";
import { loadTexts } from "../../lib/content/load-content.server.ts";
import { fromKeys } from "../../lib/from-keys.ts";
import { formatFigure, groupThousands } from "../../lib/i18n/format-number.ts";
import { choosePlural, interpolate, type Template } from "../../lib/i18n/interpolate.ts";
import type { Language } from "../../lib/i18n/languages-schema.server.ts";
import { useShell } from "../shell/shell-provider.server.tsx";
import { Ltr, Trans } from "../ui/trans.tsx";

const countedIds = ["weeklyFamilies", "firstFamilies", "meals", "water", "waste"] as const;
type CountedId = (typeof countedIds)[number];

const nouns = {
  weeklyFamilies: "families",
  firstFamilies: "families",
  meals: "meals",
  water: "tons",
  waste: "tons",
} as const;

/**
 * A figure in the list may have a plus sign, while a sentence says "more than". The number is apart
 * from its noun, because the list shows it larger.
 */
export function countedFigure(id: CountedId, language: Language, inFigureList = false) {
  const texts = loadTexts("ourWork", language).counted;
  const figure = loadFigures().impact[id];
  const { value, atLeast } = figure;
  const noun: Template<"count"> = choosePlural(texts[nouns[id]], value, language.locale);
  if (inFigureList && !language.atLeast) {
    return { words: noun, count: formatFigure(figure, language) };
  }
  const words = atLeast ? { template: interpolate(texts.atLeast, { value: noun.template }) } : noun;
  return { words, count: groupThousands(value, language) };
}

type CountedWordsProps = {
  text: Template<CountedId | "mealsYear" | "wasteYear">;
  inFigureList?: boolean;
};

export function CountedWords({ text, inFigureList = false }: CountedWordsProps) {
  const { language } = useShell();
  const { meals, waste } = loadFigures().impact;
  const numberProps = inFigureList
    ? { className: "text-figure leading-tight font-bold whitespace-nowrap [word-spacing:-0.08em]" }
    : {};
  const figures = fromKeys(countedIds, (id) => {
    const { words, count } = countedFigure(id, language, inFigureList);
    return <Trans text={words} values={{ count: <Ltr {...numberProps}>{count}</Ltr> }} />;
  });
  const years = { mealsYear: String(meals.year), wasteYear: String(waste.year) };
  return <Trans text={text} values={{ ...years, ...figures }} />;
}
