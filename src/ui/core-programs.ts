import cleanUp from "../../art/clean-up.svg?url";
import food from "../../art/food.svg?url";
import water from "../../art/water.svg?url";

/**
 * The three core programs, in the order in which they are shown, with their illustrations and
 * where each stands on Our Work.
 */
export const corePrograms = [
  { id: "food", anchor: "food", image: food },
  { id: "water", anchor: "water", image: water },
  { id: "cleanUp", anchor: "clean-up", image: cleanUp },
] as const;

/** The size of every program illustration, in CSS pixels. */
export const illustrationSize = { width: 480, height: 320 } as const;
