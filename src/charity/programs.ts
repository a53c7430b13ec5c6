/** Programs that a donor can choose. They are alone, so that a browser loads neither schemas nor pictures. */
export const giftPrograms = ["food", "water", "cleanUp"] as const;
export type GiftProgram = (typeof giftPrograms)[number];

export const programs = [...giftPrograms, "general"] as const;
export type Program = (typeof programs)[number];
