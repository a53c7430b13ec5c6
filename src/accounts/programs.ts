export const programs = ["food", "water", "cleanUp", "general"] as const;
export type Program = (typeof programs)[number];
