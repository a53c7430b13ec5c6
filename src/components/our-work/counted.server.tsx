import type { OurWorkTexts } from "../../../generated/texts.ts";
import { loadFigures } from "../../lib/content/figures.server.ts";
import { fromKeys } from "../../lib/from-keys.ts";
import { formatFigure, groupThousands } from "../../lib/i18n/format-number.ts";
import { choosePlural, interpolate, type Template } from "../../lib/i18n/interpolate.ts";
import type { Language } from "../../lib/i18n/languages-schema.server.ts";
import { Ltr, Trans } from "../ui/trans.tsx";

const countedIds = ["weeklyFamilies", "firstFamilies", "meals", "water", "waste"] as const;

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
export function countedFigures(texts: OurWorkTexts["counted"], language: Language) {
  const { impact } = loadFigures();
  const figures = fromKeys(countedIds, (id) => {
    const { value, atLeast } = impact[id];
    const noun: Template<"count"> = choosePlural(texts[nouns[id]], value, language.locale);
    const words = atLeast
      ? { template: interpolate(texts.atLeast, { value: noun.template }) }
      : noun;
    const sentence = { words, count: groupThousands(value, language) };
    const short = { words: noun, count: formatFigure(impact[id], language) };
    return { ...sentence, inFigureList: language.atLeast ? sentence : short };
  });
  return {
    figures,
    years: { mealsYear: String(impact.meals.year), wasteYear: String(impact.waste.year) },
  };
}

export type Counted = ReturnType<typeof countedFigures>;

type CountedName = keyof Counted["figures"] | keyof Counted["years"];

type CountedWordsProps = { text: Template<CountedName>; counted: Counted; inFigureList?: boolean };

export function CountedWords({ text, counted, inFigureList = false }: CountedWordsProps) {
  const numberProps = inFigureList
    ? { className: "text-figure leading-tight font-bold whitespace-nowrap [word-spacing:-0.08em]" }
    : {};
  const figures = fromKeys(countedIds, (id) => {
    const figure = counted.figures[id];
    const { words, count } = inFigureList ? figure.inFigureList : figure;
    return <Trans text={words} values={{ count: <Ltr {...numberProps}>{count}</Ltr> }} />;
  });
  return <Trans text={text} values={{ ...counted.years, ...figures }} />;
}
