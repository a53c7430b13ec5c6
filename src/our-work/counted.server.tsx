import type { OurWorkTexts } from "../../generated/texts.ts";
import { loadFigures } from "../content/figures.server.ts";
import { fromKeys } from "../content/from-keys.server.ts";
import { formatFigure, groupThousands } from "../i18n/format-number.ts";
import { choosePlural, interpolate, type Template } from "../i18n/interpolate.ts";
import type { Language } from "../i18n/languages-schema.server.ts";
import { wordsBefore } from "../ui/figure-list.tsx";
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
 * In the list a plus sign means "at least". A sentence says it in words. Number and noun are
 * separate, so that the number can be larger.
 */
export function countedFigures(texts: OurWorkTexts["counted"], language: Language) {
  const { impact } = loadFigures();
  const figures = fromKeys(countedIds, (id) => {
    const { value, atLeast } = impact[id];
    const noun: Template<"count"> = choosePlural(texts[nouns[id]], value, language.locale);
    const words = atLeast
      ? { template: interpolate(texts.atLeast, { value: noun.template }) }
      : noun;
    const inTally = { words: noun, count: formatFigure(impact[id], language) };
    return { words, count: groupThousands(value, language), inTally };
  });
  return {
    figures,
    years: { mealsYear: String(impact.meals.year), wasteYear: String(impact.waste.year) },
  };
}

export type Counted = ReturnType<typeof countedFigures>;

type CountedName = keyof Counted["figures"] | keyof Counted["years"];

type CountedWordsProps = { text: Template<CountedName>; counted: Counted; inTally?: boolean };

export function CountedWords({ text, counted, inTally = false }: CountedWordsProps) {
  const figures = fromKeys(countedIds, (id) => {
    const { words, count, inTally: tally } = counted.figures[id];
    return inTally ? (
      <Trans text={tally.words} values={{ count: <TallyNumber value={tally.count} /> }} />
    ) : (
      <Trans text={words} values={{ count }} />
    );
  });
  return <Trans text={text} values={{ ...counted.years, ...figures }} />;
}

/** The number begins a line after "plus de". */
function TallyNumber({ value }: { value: string }) {
  const words = wordsBefore(value);
  return (
    <>
      {words}
      {words && <br />}
      <Ltr className="tally-number text-figure">{value.slice(words.length)}</Ltr>
    </>
  );
}
