import { createContext, useContext } from "react";
import type { DonorTexts } from "./donor-schema.ts";

/** The words of the merchant code are there where `site.yaml` has one. */
type ShownTexts = Omit<DonorTexts, "merchant" | "poster"> & Partial<Pick<DonorTexts, "merchant">>;

/** The page gives its words to the tools that stand in many places on it. */
export const DonorTextsContext = createContext<ShownTexts | undefined>(undefined);

/** The words of the donor's tools. @throws Error outside the donate page */
export function useDonorTexts(): ShownTexts {
  const texts = useContext(DonorTextsContext);
  if (!texts) throw new Error("no donate page above this component");
  return texts;
}
