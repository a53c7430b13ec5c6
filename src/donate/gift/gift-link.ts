import { useEffect, useRef } from "react";
import { cleanLine } from "../../forms/clean-text.ts";
import { currencyCodes, parseAmount } from "../amount/parse-amount.ts";
import type { GiftFormState } from "./use-gift.ts";

/**
 * Reads the gift in an address such as `/donate?amount=50&currency=EUR`. Without a currency the amount
 * is in MRU; it is undefined where the address leaves it to the visitor.
 *
 * @param maxAmount the largest amount accepted, in units of the currency
 * @returns undefined where the address holds no gift, "bad" where what it holds cannot be one
 */
export function readGiftLink(search: string, maxAmount: number) {
  const query = new URLSearchParams(search);
  const amountText = query.get("amount");
  const code = query.get("currency");
  if (amountText === null && code === null) return undefined;
  const currency = currencyCodes.find((known) => known === (code ?? "MRU").toUpperCase());
  if (currency === undefined) return "bad";
  if (amountText === null) return { amount: undefined, currency };
  const parsed = parseAmount(amountText, maxAmount);
  if (parsed.kind !== "amount" || parsed.value === 0) return "bad";
  if ((parsed.currency ?? currency) !== currency) return "bad";
  return { amount: parsed.value, currency };
}

/** What a link is made of: an amount of 0 leaves it to whoever opens the link. */
type GiftToLink = Pick<GiftFormState, "amount" | "currency" | "inName">;

/** The query that carries a gift. Other parameters of the query `before` are kept. */
export function giftQuery({ amount, currency, inName }: GiftToLink, before = ""): string {
  const query = new URLSearchParams(before);
  for (const name of ["amount", "currency", "name"]) query.delete(name);
  if (amount > 0) query.set("amount", String(amount));
  query.set("currency", currency);
  if (inName !== "") query.set("name", inName);
  return `?${query}`;
}

/** In whose name the gift of an address is, cleaned; "" where it names nobody. */
export function readLinkedName(search: string): string {
  return cleanName(new URLSearchParams(search).get("name") ?? "");
}

/** How long the visitor must have paused, in milliseconds: browsers limit how often an address changes. */
const pauseMs = 300;

/**
 * Keeps the page's address, and its links to other languages, at the visitor's gift, without a new entry
 * in the history. A visitor who has chosen nothing keeps the address that was opened.
 */
export function useGiftAddress({ amount, currency, inName }: GiftToLink): void {
  const opened = useRef<string>(undefined);
  useEffect(() => {
    const gift = giftQuery({ amount, currency, inName });
    opened.current ??= gift;
    if (opened.current === gift) return;
    const timer = setTimeout(() => {
      opened.current = "";
      const search = giftQuery({ amount, currency, inName }, location.search);
      history.replaceState(history.state, "", search + location.hash);
      for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-language]")) {
        link.search = search;
      }
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [amount, currency, inName]);
}

/** The longest name that a gift carries, in characters. */
export const maxNameLength = 60;

/** Marks that turn the order of the text around them (Unicode, annex 9): a name must not. */
const bidiControls = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** At most so many characters, none of them cut in two: some letters of Pulaar take two code units. */
export function limitName(typed: string): string {
  return [...typed].slice(0, maxNameLength).join("");
}

/** In whose name a gift is, as it is passed on: one line of any script, cleaned like every input. */
export function cleanName(typed: string): string {
  return limitName(cleanLine(typed.replace(bidiControls, ""))).trim();
}
