import type { Figures } from "../../src/content/figures.ts";
import type { LaunchProblem } from "./launch-problem.ts";

/**
 * Figures that contradict one another, or the year the charity was founded.
 * @param year the year it is now
 */
export function figureProblems(figures: Figures, founded: number, year: number): LaunchProblem[] {
  return [
    ...yearsProblems(figures, founded, year),
    ...familyProblems(figures),
    ...tierProblems(figures),
  ].map(({ key, problem }) => ({ where: "content/figures.yaml", key, problem }));
}

type Finding = Omit<LaunchProblem, "where">;

/** A year that has only begun counts or does not: one year of difference is no contradiction. */
function yearsProblems({ impact: { years } }: Figures, founded: number, year: number): Finding[] {
  const since = year - founded;
  const low = years.atLeast ? 0 : since - 1;
  if (years.value >= low && years.value <= since + 1) return [];
  return [
    {
      key: "impact.years",
      problem: `${years.value} years of service, but founded in ${founded}, ${since} years ago.`,
    },
  ];
}

function familyProblems({ impact }: Figures): Finding[] {
  const { families, weeklyFamilies, firstFamilies } = impact;
  const parts = { weeklyFamilies, firstFamilies };
  return Object.entries(parts)
    .filter(([, { value }]) => value > families.value)
    .map(([key, { value }]) => ({
      key: `impact.${key}`,
      problem: `${value} families in one week, but only ${families.value} families in all.`,
    }));
}

/** What a gift provides when shared must not cost more than the gift, at the prices of the levels. */
function tierProblems({ impactLevels, impactTiers }: Figures): Finding[] {
  const [feed, water, cleanUp] = impactLevels;
  const price = ({ amount, provides }: { amount: number; provides: number }) => amount / provides;
  return impactTiers.flatMap((tier, index): Finding[] => {
    const key = `impactTiers, from ${tier.from}`;
    const cost = Math.round(
      tier.meals * price(feed) + tier.water * price(water) + tier.waste * price(cleanUp),
    );
    // The lowest tier reaches up to the next one.
    const most = tier.from > 0 ? tier.from : (impactTiers[index - 1]?.from ?? Infinity);
    const found: Finding[] = [];
    if (cost > most) {
      found.push({
        key,
        problem: `costs ${cost} MRU at the prices of impactLevels, more than the ${most} MRU given.`,
      });
    }
    const higher = impactTiers[index - 1];
    const names = ["meals", "water", "waste", "families"] as const;
    for (const name of higher === undefined ? [] : names) {
      if (higher !== undefined && higher[name] < tier[name]) {
        found.push({ key, problem: `gives more ${name} than the tier from ${higher.from}.` });
      }
    }
    return found;
  });
}
