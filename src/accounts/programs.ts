/** What money is given and spent for, in the order of the legend. A browser reads it too. */
export const programs = ["food", "water", "cleanUp", "general"] as const;
export type Program = (typeof programs)[number];
