import type { Figures } from "../../src/content/figures.ts";
import { groupThousands } from "../../src/i18n/format-number.ts";
import { dayMs } from "./day-problems.ts";
import type { LaunchProblem } from "./site-problems.ts";

type Finding = Omit<LaunchProblem, "where">;

const named = (findings: Finding[]): LaunchProblem[] =>
  findings.map((one) => ({ where: "content/figures.yaml", ...one }));

/**
 * Figures that contradict one another, or the year the charity was founded.
 * @param year the year it is now
 */
export function figureProblems(figures: Figures, founded: number, year: number): LaunchProblem[] {
  return named([
    ...yearsProblems(figures, founded, year),
    ...familyProblems(figures),
    ...tierProblems(figures),
  ]);
}

/** A year that has only begun may count or not: one year of difference is no contradiction. */
function yearsProblems({ impact: { years } }: Figures, founded: number, year: number): Finding[] {
  const since = year - founded;
  const low = years.atLeast ? 0 : since - 1;
  if (years.value >= low && years.value <= since + 1) return [];
  return [
    {
      key: "impact.years",
      problem: `${years.value} years of service do not fit “since ${founded}”: in ${year} that is ${since} years.`,
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

/** What a gift provides when shared must not cost more than the gift, nor be more than a larger one's. */
function tierProblems({ impactLevels, impactTiers }: Figures): Finding[] {
  return impactTiers.flatMap((tier, index): Finding[] => {
    const key = `impactTiers, from ${tier.from}`;
    const cost = costOf(tier, impactLevels);
    const higher = impactTiers[index - 1];
    // The lowest tier reaches up to the next one.
    const most = tier.from > 0 ? tier.from : (higher?.from ?? Infinity);
    const found: Finding[] = [];
    if (cost > most) {
      const problem = `costs ${cost} MRU at the prices of impactLevels, more than the ${most} MRU given.`;
      found.push({ key, problem });
    }
    for (const name of ["meals", "water", "waste", "families"] as const) {
      if (higher !== undefined && higher[name] < tier[name]) {
        found.push({ key, problem: `gives more ${name} than the tier from ${higher.from}.` });
      }
    }
    return found;
  });
}

/** What a tier provides, in whole MRU at the prices of the cards. */
function costOf(tier: Figures["impactTiers"][number], levels: Figures["impactLevels"]): number {
  const [feed, water, cleanUp] = levels;
  const price = ({ amount, provides }: { amount: number; provides: number }) => amount / provides;
  return Math.round(
    tier.meals * price(feed) + tier.water * price(water) + tier.waste * price(cleanUp),
  );
}

/**
 * What a reader who does the sums would ask. The charity answers with another figure, or by confirming
 * the one that stands there: it may know a reason.
 */
export function figureQuestions(figures: Figures, now: Date): LaunchProblem[] {
  return named([
    ...shareQuestions(figures),
    ...basketQuestions(figures),
    ...waterQuestions(figures, now),
    ...oldTotals(figures, now.getUTCFullYear()),
  ]);
}

const shown = (value: number) => groupThousands(Math.round(value), { group: ",", decimal: "." });
const toCents = (value: number) => `${Math.round(value * 100) / 100}`;

/** When this part of a gift is accounted for, nobody asks about the rest: prices vary by as much. */
const nearlyAll = 0.95;
/** A gift so small that nobody expects it to pay for anything, in MRU. */
const smallGift = 10;

function shareQuestions({ impactLevels, impactTiers }: Figures): Finding[] {
  const key = "impactTiers";
  const tiers = impactTiers.map((tier) => ({ from: tier.from, cost: costOf(tier, impactLevels) }));
  const found: Finding[] = [];
  const partly = tiers.filter(({ from, cost }) => from > 0 && cost / from < nearlyAll);
  if (partly.length > 0) {
    const shares = partly.map(({ from, cost }) => Math.round((100 * cost) / from));
    const range = [...new Set([Math.min(...shares), Math.max(...shares)])].join(" to ");
    const sums = partly.map(({ from, cost }) => `${shown(cost)} of ${shown(from)}`).join(", ");
    const problem = `At the prices of the cards, what a shared gift provides uses ${range}% of it (${sums} MRU): say where the rest goes, or correct a figure.`;
    found.push({ key, problem });
  }
  const [next, lowest] = tiers.slice(-2);
  if (next && lowest && lowest.cost > smallGift) {
    const problem = `Below ${shown(next.from)} MRU the calculator shows what costs ${shown(lowest.cost)} MRU, even for ${smallGift} MRU.`;
    found.push({ key, problem });
  }
  return found;
}

const weeksOfYear = 52;

/** The card of a week's food says how many meals a basket is; the totals should be near that. */
function basketQuestions({ impact, impactLevels: [feed] }: Figures): Finding[] {
  const { weeklyFamilies, meals } = impact;
  const baskets = weeksOfYear * weeklyFamilies.value;
  const each = meals.value / baskets;
  if (baskets === 0 || each >= feed.provides / 2) return [];
  const few = each < 1 ? "less than one meal" : `about ${shown(each)} meals`;
  const problem = `${shown(weeklyFamilies.value)} families a week make ${shown(baskets)} baskets a year, but ${shown(meals.value)} meals are claimed for ${meals.year}: ${few} a basket, where the card of a week's food counts ${feed.provides}.`;
  return [{ key: "impact.meals", problem }];
}

/** Days after which a price has to be asked again. */
const priceHoldsDays = 180;

function waterQuestions({ impactLevels: [, card], prices }: Figures, now: Date): Finding[] {
  const perLitre = card.amount / card.provides;
  const claim = `${shown(card.provides)} litres for ${shown(card.amount)} MRU is ${toCents(perLitre)} MRU a litre`;
  if (prices === undefined) {
    const problem = `${claim}, and no price of water is stated: ask what a drum costs today, and put it here.`;
    return [{ key: "prices.water", problem }];
  }
  const { amount, litres, asked } = prices.water;
  const found: Finding[] = [];
  if (now.getTime() - Date.parse(asked) > priceHoldsDays * dayMs) {
    found.push({ key: "prices.water", problem: `The price is of ${asked}: ask again.` });
  }
  const times = (perLitre * litres) / amount;
  if (times > 1.25 || times < 0.8) {
    const problem = `${claim}, but on ${asked} a litre cost ${toCents(amount / litres)} MRU: say what the difference is for, or correct a figure.`;
    found.push({ key: "impactLevels", problem });
  }
  return found;
}

/** Totals of a year that is not the last one or this one. */
function oldTotals({ impact: { meals, waste } }: Figures, thisYear: number): Finding[] {
  return Object.entries({ meals, waste })
    .filter(([, { year }]) => year < thisYear - 1)
    .map(([key, { value, year }]) => ({
      key: `impact.${key}`,
      problem: `${shown(value)} is the total of ${year}: put the total of ${thisYear - 1} and its year.`,
    }));
}
