import { eachDirection, type InLanguage } from "./every-language.ts";

/** A language at a size of window, in CSS pixels. */
export type View = {
  readonly in: InLanguage;
  readonly viewport: { width: number; height: number };
};

const phone = { width: 360, height: 800 };
const desktop = { width: 1280, height: 800 };

/**
 * Each direction on a phone, and the main language on a desktop: colours and what is shown depend on the
 * width, and every language has the same elements.
 */
export const views: readonly View[] = [
  ...eachDirection.map((language) => ({ in: language, viewport: phone })),
  ...eachDirection.slice(0, 1).map((language) => ({ in: language, viewport: desktop })),
];

/** The main language alone: a form that was sent, or has errors, has the same elements in each. */
export const mainViews = views.filter((view) => view.in === views[0]?.in);
