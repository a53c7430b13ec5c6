import { islandOf } from "../../layouts/island.tsx";
import { BankilySteps } from "./bankily/bankily-steps.tsx";
import { Calculator } from "./calculator/calculator.tsx";
import { ChoiceSlip } from "./choice-slip.tsx";
import type { DonateData } from "./donate-data.server.ts";
import { DonateProvider } from "./use-donate.tsx";

/** The three islands are in one file: another file would cost a request and repeat the texts. */
export const SlipIsland = islandOf(withGift(ChoiceSlip), "corner");
export const StepsIsland = islandOf(withGift(BankilySteps));
export const CalculatorIsland = islandOf(withGift(Calculator));

function withGift(Part: () => React.ReactNode) {
  return ({ data }: { data: DonateData }) => (
    <DonateProvider data={data}>
      <Part />
    </DonateProvider>
  );
}
