import cleanUp from "../../art/clean-up.svg?url";
import food from "../../art/food.svg?url";
import water from "../../art/water.svg?url";

export const corePrograms = [
  { id: "food", anchor: "food", image: food },
  { id: "water", anchor: "water", image: water },
  { id: "cleanUp", anchor: "clean-up", image: cleanUp },
] as const;

export const illustrationSize = { width: 480, height: 320 } as const;

/** The colour of the sky, shown while a picture loads. */
export const programSky = "bg-[#dcebe6]";
