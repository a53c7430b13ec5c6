import { useLayoutEffect, useReducer, useRef } from "react";
import { useIsland } from "../../ui/use-shell.ts";
import type { CurrencyCode } from "../currency.ts";
import type { DonateFigures } from "../donate-figures.ts";
import type { Rates } from "../rates/rates.ts";
import { readGiftLink } from "./gift-link.ts";
import { type Gift, type GiftEvent, giftReducer, giftValueOf, toFieldText } from "./gift-state.ts";

type StartingFigures = DonateFigures & {
  readonly donation: { readonly currency: CurrencyCode; readonly amount: number };
};

/**
 * The visitor's gift, its value and what changes it. Starts as the specification has it (section 9:
 * 1000 MRU), with the gift in the page's address, or with what was typed into the field before the
 * page's script arrived.
 *
 * @param onBadLink called when the address holds a gift that cannot be one
 */
export function useGift(figures: StartingFigures, rates: Rates, onBadLink: () => void) {
  const { decimal } = useIsland().language;
  const field = useRef<HTMLInputElement>(null);
  const { currency, amount } = figures.donation;
  const [gift, dispatch] = useReducer(
    (before: Gift, event: GiftEvent) => giftReducer(before, event, { figures, decimal }),
    { currency, text: toFieldText(amount, figures.currencies[currency].decimals, decimal) },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the page was opened with counts
  useLayoutEffect(() => {
    const { value, defaultValue } = field.current ?? { value: "", defaultValue: "" };
    if (value !== defaultValue) return dispatch({ type: "typed", text: value });
    const linked = readGiftLink(location.search, figures.donation.maxAmount);
    if (linked === "bad") onBadLink();
    else if (linked !== undefined) dispatch({ type: "link-opened", gift: linked });
  }, []);
  return { ...gift, ...giftValueOf(gift, rates, figures), dispatch, field };
}

export type GiftInHand = ReturnType<typeof useGift>;
