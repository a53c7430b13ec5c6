import { Island } from "../layouts/island.tsx";
import type { IslandShell } from "../shell/shell.server.ts";
import { BankilySteps } from "./bankily/bankily-steps.tsx";
import { Calculator } from "./calculator/calculator.tsx";
import type { DonateData } from "./donate-data.server.ts";
import { ChoiceSlip } from "./gift-choice.tsx";
import { DonateProvider } from "./use-donate.tsx";

type IslandProps = { shell: IslandShell; data: DonateData };

/** The three islands are in one file: another file would cost a request and repeat the texts. */
export const SlipIsland = islandOf(ChoiceSlip, "withToasts");
export const StepsIsland = islandOf(BankilySteps);
export const CalculatorIsland = islandOf(Calculator);

function islandOf(Part: () => React.ReactNode, toasts?: "withToasts") {
  return ({ shell, data }: IslandProps) => (
    <Island shell={shell} toasts={toasts !== undefined}>
      <DonateProvider data={data}>
        <Part />
      </DonateProvider>
    </Island>
  );
}
