import { everyLanguage, type InLanguage } from "./every-language.ts";

/** A language at a size of window, in CSS pixels. */
export type View = {
  readonly in: InLanguage;
  readonly viewport: { width: number; height: number };
};

const phone = { width: 360, height: 800 };
const desktop = { width: 1280, height: 800 };

/**
 * Every language on a phone, and the main one on a desktop. Names and roles depend on the language,
 * colours and what is shown on the width, nothing on both.
 */
export const views: readonly View[] = [
  ...everyLanguage.map((language) => ({ in: language, viewport: phone })),
  ...everyLanguage.slice(0, 1).map((language) => ({ in: language, viewport: desktop })),
];
