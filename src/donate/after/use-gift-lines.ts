import { useIsland } from "../../ui/use-shell.ts";
import { useShowDay } from "../dates/use-show-day.ts";
import type { DonateTexts } from "../donate-texts.ts";
import { useDonorTexts } from "../donor-texts.ts";
import { useReady } from "../use-ready.ts";
import type { GiftLine } from "./gift-report.ts";

/**
 * What there is to say of a gift that was sent today.
 * @param amount the amount written out, undefined while there is none
 * @param code the transaction code, empty when the donor gave none
 */
export function useGiftLines(
  texts: DonateTexts["bankily"],
  amount: string | undefined,
  code: string,
): readonly GiftLine[] {
  const { site } = useIsland();
  const { sent } = useDonorTexts();
  const ready = useReady();
  const showDay = useShowDay();
  const today = ready ? showDay(new Date().toISOString()) : "";
  return [
    { label: texts.amountLabel, value: amount ?? "" },
    { label: sent.date, value: today },
    { label: texts.numberLabel, value: site.phone },
    { label: sent.reference, value: site.bankily.reference },
    { label: sent.code, value: code },
  ].filter(({ value }) => value !== "");
}
