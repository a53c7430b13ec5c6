import { loadFigures } from "../content/figures.ts";
import type { Template } from "../content/kit.ts";
import { groupThousands } from "../i18n/format-number.ts";
import { choosePlural, interpolate } from "../i18n/interpolate.ts";
import type { Language } from "../i18n/languages-schema.ts";
import { Ltr, Trans } from "../ui/trans.tsx";
import type { OurWorkTexts } from "./our-work-texts.ts";

const nouns = {
  weeklyFamilies: "families",
  firstFamilies: "families",
  meals: "meals",
  water: "tons",
  waste: "tons",
} as const;

type Id = keyof typeof nouns;

/** What a sentence of the page may be filled with: figures, and the years that two of them belong to. */
export type CountedName = Id | "mealsYear" | "wasteYear";

/** A figure with its noun, "more than {count} families", and the number apart: it may be set larger. */
type CountedFigure = { readonly words: Template<"count">; readonly count: string };

/** The figures for the sentences of a page, and the years that two of them belong to. */
export type Counted = {
  readonly figures: Readonly<Record<Id, CountedFigure>>;
  readonly years: { readonly mealsYear: string; readonly wasteYear: string };
};

/** Something made of each figure. */
export function mapFigures<Made>(
  figures: Counted["figures"],
  make: (figure: CountedFigure) => Made,
): Record<Id, Made> {
  return {
    weeklyFamilies: make(figures.weeklyFamilies),
    firstFamilies: make(figures.firstFamilies),
    meals: make(figures.meals),
    water: make(figures.water),
    waste: make(figures.waste),
  };
}

/**
 * The figures as they stand in a sentence, with the form of the noun that the number asks for. In a
 * tally a plus sign says "at least"; in a sentence it would stop a reader, and words say it.
 */
export function countedFigures(texts: OurWorkTexts["counted"], language: Language): Counted {
  const { impact } = loadFigures();
  const show = (id: Id): CountedFigure => {
    const { value, atLeast } = impact[id];
    const noun = choosePlural(texts[nouns[id]], value, language.locale);
    const words = atLeast
      ? { template: interpolate(texts.atLeast, { value: noun.template }) }
      : noun;
    return { words, count: groupThousands(value, language) };
  };
  return {
    figures: {
      weeklyFamilies: show("weeklyFamilies"),
      firstFamilies: show("firstFamilies"),
      meals: show("meals"),
      water: show("water"),
      waste: show("waste"),
    },
    years: { mealsYear: String(impact.meals.year), wasteYear: String(impact.waste.year) },
  };
}

type CountedTransProps = { text: Template<CountedName>; counted: Counted; numberClass?: string };

/** A sentence with figures in it, whose numbers may have a look of their own. */
export function CountedWords({ text, counted, numberClass }: CountedTransProps) {
  const look = numberClass === undefined ? {} : { className: numberClass };
  const figures = mapFigures(counted.figures, ({ words, count }) => (
    <Trans text={words} values={{ count: <Ltr {...look}>{count}</Ltr> }} />
  ));
  return <Trans text={text} values={{ ...counted.years, ...figures }} />;
}
