/** Programs that a donor can choose. They are here, so that a browser does not load the ledger's schema. */
export const giftPrograms = ["food", "water", "cleanUp"] as const;

export const programs = [...giftPrograms, "general"] as const;
export type Program = (typeof programs)[number];
