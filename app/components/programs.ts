import cleanUp from "../../art/clean-up.svg";
import food from "../../art/food.svg";
import water from "../../art/water.svg";

/** The three core programs, in the order in which they are shown, with their illustrations. */
export const programs = [
  { id: "food", image: food },
  { id: "water", image: water },
  { id: "cleanUp", image: cleanUp },
] as const;

/** The size of every program illustration, in CSS pixels. */
export const illustrationSize = { width: 480, height: 320 } as const;
