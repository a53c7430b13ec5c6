/** By themselves: a browser reads them without the schema of the ledger. */
/** What a donor can choose. */
export const giftPrograms = ["food", "water", "cleanUp"] as const;

export const programs = [...giftPrograms, "general"] as const;
export type Program = (typeof programs)[number];
