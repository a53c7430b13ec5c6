/** What a gift provides, in the order in which the specification's table has it. */
export const impactKinds = ["meals", "water", "waste", "families"] as const;
