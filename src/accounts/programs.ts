/** What a donor can choose. A browser reads these lists without the schema of the ledger. */
export const giftPrograms = ["food", "water", "cleanUp"] as const;

export const programs = [...giftPrograms, "general"] as const;
export type Program = (typeof programs)[number];
