import { useEffect, useRef } from "react";
import { type GiftToLink, giftFragment, giftKeys, isGiftFragment } from "./gift-link.ts";

function writeAddress(fragment: string): void {
  const query = new URLSearchParams(location.search);
  for (const key of giftKeys) query.delete(key);
  const search = `${query}` && `?${query}`;
  history.replaceState(history.state, "", location.pathname + search + fragment);
}

export function carryToLanguages(fragment: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-language]")) {
    link.hash = fragment;
  }
}

/** Browsers limit how often a page may change its address. */
const pauseMs = 300;

/** Writes the gift into the address as soon as the visitor has chosen one. */
export function useGiftAddress(gift: GiftToLink, openLink: () => void): void {
  const fragment = giftFragment(gift);
  const opened = useRef(fragment);
  useEffect(() => {
    if (opened.current === fragment) return;
    const timer = setTimeout(() => {
      opened.current = "";
      writeAddress(fragment);
      carryToLanguages(fragment);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [fragment]);
  useEffect(() => {
    // A link to a place on the page removes the gift from the address, so it is written again.
    const followAddress = ({ oldURL }: HashChangeEvent) => {
      if (isGiftFragment(location.hash)) openLink();
      else if (isGiftFragment(new URL(oldURL).hash)) writeAddress(fragment);
    };
    addEventListener("hashchange", followAddress);
    return () => removeEventListener("hashchange", followAddress);
  }, [fragment, openLink]);
}
