import type { ImpactTier } from "./donate-figures.ts";

/**
 * What a gift provides when it is shared over the programs (specification, section 9).
 *
 * @param localValue the gift in MRU; anything that is not a number above zero gives the first tier,
 *   which the page labels as where impact starts
 * @param tiers descending by `from`, the last from 0
 * @throws RangeError when there is no tier at all, which the content check rules out
 */
export function impactOf(localValue: number, tiers: readonly ImpactTier[]): ImpactTier {
  const tier = tiers.find(({ from }) => localValue >= from) ?? tiers.at(-1);
  if (tier === undefined) throw new RangeError("The impact table has no tier");
  return tier;
}
