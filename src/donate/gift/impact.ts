import type { Figures } from "../../content/figures.ts";

/** What a gift of at least `from` MRU provides. Water in litres, waste in kilograms. */
export type ImpactTier = Figures["impactTiers"][number];

/** What a gift provides, in the order of the requirements' table (section 9). */
export const impactKinds = ["meals", "water", "waste", "families"] as const;

/**
 * What a gift provides when it is shared over the programs (requirements, section 9).
 *
 * @param amountMru anything that is not a number above zero gives the first tier, which the page
 *   labels as where impact starts
 * @param tiers descending by `from`, the last from 0
 * @throws RangeError when there is no tier at all, which the content check rules out
 */
export function impactOf(amountMru: number, tiers: readonly ImpactTier[]): ImpactTier {
  const tier = tiers.find(({ from }) => amountMru >= from) ?? tiers[tiers.length - 1];
  if (tier === undefined) throw new RangeError("The impact table has no tier");
  return tier;
}
