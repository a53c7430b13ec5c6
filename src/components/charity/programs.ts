/** Programs that a donor can choose. They have their own file, so that browsers load no schemas and no pictures. */
export const giftPrograms = ["food", "water", "cleanUp"] as const;
export type GiftProgram = (typeof giftPrograms)[number];

export const programs = [...giftPrograms, "general"] as const;
export type Program = (typeof programs)[number];
