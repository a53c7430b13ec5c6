import { useEffect, useRef } from "react";
import type { CurrencyCode } from "../currency.ts";
import { giftQuery } from "./gift-link.ts";

/** How long the visitor must have paused, in milliseconds: browsers limit how often an address changes. */
const pauseMs = 300;

/** The links to this page in the other languages take the gift along. */
function passOnToLanguages(search: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-language]")) {
    link.search = search;
  }
}

/**
 * Keeps the page's address at the visitor's gift, without a new entry in the history. A visitor who
 * has chosen nothing keeps the address that was opened.
 */
export function useGiftAddress(amount: number, currency: CurrencyCode): void {
  const opened = useRef<string>(undefined);
  useEffect(() => {
    const gift = giftQuery(amount, currency);
    opened.current ??= gift;
    if (opened.current === gift) return;
    const timer = setTimeout(() => {
      opened.current = "";
      const search = giftQuery(amount, currency, location.search);
      history.replaceState(history.state, "", search + location.hash);
      passOnToLanguages(search);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [amount, currency]);
}
