import cleanUp from "../../../art/clean-up.svg?url";
import food from "../../../art/food.svg?url";
import water from "../../../art/water.svg?url";
import type { GiftProgram } from "./programs.ts";

export const programPictures: Readonly<Record<GiftProgram, string>> = { food, water, cleanUp };

export const illustrationSize = { width: 480, height: 320 } as const;

/** The colour of the sky, shown while a picture loads. */
export const programSky = "bg-[#dcebe6]";
