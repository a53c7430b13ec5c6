import { useIsland } from "../../ui/use-shell.ts";
import { formatMoney } from "../amount/format-money.ts";
import type { DonateFigures } from "../donate-figures.ts";

/** The amount to transfer, in MRU: as a number, as it is shown, and as it is typed into Bankily. */
export type Transfer = {
  readonly value: number;
  readonly shown: string;
  readonly digits: string;
};

/** The transfer for a gift in MRU; undefined when there is nothing to transfer yet. */
export function useTransfer(localValue: number, figures: DonateFigures): Transfer | undefined {
  const { language } = useIsland();
  if (localValue === 0) return undefined;
  return {
    value: localValue,
    shown: formatMoney(localValue, "MRU", language, figures),
    digits: String(localValue),
  };
}
