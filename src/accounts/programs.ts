/** By themselves: a browser reads them without the schema of the ledger. */
export const programs = ["food", "water", "cleanUp", "general"] as const;
export type Program = (typeof programs)[number];
