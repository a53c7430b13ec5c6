import type { ReactNode } from "react";
import type { Template } from "../content/kit.ts";
import { loadFigures } from "../content/load-content.ts";
import { choosePlural, fill } from "../i18n/fill.ts";
import { groupThousands } from "../i18n/format-number.ts";
import type { Language } from "../i18n/languages-schema.ts";
import { Ltr } from "../ui/ltr.tsx";
import { Words } from "../ui/words.tsx";
import type { OurWorkTexts } from "./our-work-texts.ts";

const nouns = {
  weeklyFamilies: "families",
  firstFamilies: "families",
  meals: "meals",
  water: "tons",
  waste: "tons",
} as const;

type Id = keyof typeof nouns;
const isId = (name: string): name is Id => name in nouns;

/** A figure with its noun, "more than {count} families", and the number apart: it may be set larger. */
type CountedFigure = { readonly id: Id; readonly words: Template; readonly count: string };

/** The figures for the sentences of a page, and the years that two of them belong to. */
export type Counted = {
  readonly figures: readonly CountedFigure[];
  readonly years: { readonly mealsYear: string; readonly wasteYear: string };
};

/**
 * The figures as they stand in a sentence, with the form of the noun that the number asks for. In a
 * tally a plus sign says "at least"; in a sentence it would stop a reader, and words say it.
 */
export function countedFigures(texts: OurWorkTexts["counted"], language: Language): Counted {
  const { impact } = loadFigures();
  const figures = Object.keys(nouns)
    .filter(isId)
    .map((id) => {
      const { value, atLeast } = impact[id];
      const noun = choosePlural(texts[nouns[id]], value, language.locale);
      const words = atLeast ? { template: fill(texts.atLeast, { value: noun.template }) } : noun;
      return { id, words, count: groupThousands(value, language) };
    });
  const years = { mealsYear: String(impact.meals.year), wasteYear: String(impact.waste.year) };
  return { figures, years };
}

type CountedWordsProps = { text: Template; counted: Counted; numberClass?: string };

/** A sentence with figures in it, whose numbers may have a look of their own. */
export function CountedWords({ text, counted, numberClass }: CountedWordsProps) {
  const look = numberClass === undefined ? {} : { className: numberClass };
  const values: Record<string, ReactNode> = { ...counted.years };
  for (const { id, words, count } of counted.figures) {
    values[id] = <Words text={words} values={{ count: <Ltr {...look}>{count}</Ltr> }} />;
  }
  return <Words text={text} values={values} />;
}
