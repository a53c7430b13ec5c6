import { useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { readDraft, rememberFields, writeDraft } from "../forms/draft.ts";
import type { Texts } from "../forms/field-rules.ts";
import { currencyCodes } from "../i18n/currency-codes.ts";
import { showError } from "../shell/toasts.tsx";
import { useIslandShell } from "../shell/use-island-shell.ts";
import { giftFragment, isGiftFragment, readGiftLink } from "./gift-link.ts";
import { readGift, sharedGift, type TypedGift, toFieldText } from "./typed-gift.ts";
import { useDonate } from "./use-donate.tsx";

/** What the first island found in the fields and took for all of them. */
let taken: Texts | undefined;

/**
 * Takes what was chosen or typed before the script came. It wins over the link and the tab.
 * @param own the field of this island. A later island takes only what this field got since.
 */
export function useEarlyGift(own: "gift" | "amount"): void {
  const { config, gift } = useDonate();
  const [fields] = useState(() => rememberFields('[name="gift"], [name="amount"]'));
  const take = useEffectEvent((texts: Texts) => {
    const isNew = (name: string) => !taken || (name === own && texts[name] !== taken[name]);
    const { gift: choice, amount } = texts;
    // The built page shows the amount in this currency.
    if (amount !== undefined && isNew("amount")) gift.type(amount, config.donation.currency, true);
    else if (choice !== undefined && isNew("gift")) gift.choose(choice);
    taken ??= texts;
  });
  useLayoutEffect(() => {
    if (fields) take(fields.texts);
    fields?.restoreFocus();
  }, [fields]);
}

const giftDraft = "chosen-gift";

/** Keeps the gift in this tab with its currency, and with the fragment that the address has now. */
const keepInTab = ({ text, currency, isCurrencyOpen }: TypedGift) =>
  writeDraft(giftDraft, {
    text,
    currency,
    isCurrencyOpen: `${isCurrencyOpen}`,
    hash: location.hash,
  });

/** @returns undefined also when the address has another gift than the tab had, because somebody has followed a link */
function giftOfTab(): TypedGift | undefined {
  const { text, currency, isCurrencyOpen, hash } = readDraft(giftDraft)?.texts ?? {};
  const code = currencyCodes.find((known) => known === currency);
  const isOther = isGiftFragment(location.hash) && location.hash !== hash;
  if (text === undefined || code === undefined || isOther) return undefined;
  return readGift(text, code, isCurrencyOpen === "true");
}

const writeAddress = (fragment: string) => history.replaceState(history.state, "", fragment);

/** Browsers limit how often a page may change its address. */
const addressPauseMs = 300;

/** Takes the gift from the tab or the address, and keeps it in both. Only the slip does so. */
export function useKeptGift(): void {
  const { config, texts, gift } = useDonate();
  const { decimal } = useIslandShell().language;
  const chosen = sharedGift.useValue();
  const fragment = giftFragment(gift);
  const openLink = useEffectEvent(() => {
    const linked = readGiftLink(location.hash, config);
    if (linked === "bad") return showError(texts.donor.badLink);
    if (linked === undefined) return;
    const { amount, currency } = linked;
    sharedGift.set(readGift(amount === undefined ? "" : toFieldText(amount, 2, decimal), currency));
  });
  useLayoutEffect(() => {
    if (sharedGift.get() !== undefined) return;
    const kept = giftOfTab();
    if (kept) sharedGift.set(kept);
    else openLink();
  }, []);
  useEffect(() => {
    if (chosen === undefined) return;
    keepInTab(chosen);
    const timer = setTimeout(() => {
      writeAddress(fragment);
      keepInTab(chosen);
    }, addressPauseMs);
    return () => clearTimeout(timer);
  }, [chosen, fragment]);
  useEffect(() => {
    // A link to a place on the page removes the gift from the address, so it is written again.
    const followAddress = ({ oldURL }: HashChangeEvent) => {
      if (isGiftFragment(location.hash)) openLink();
      else if (isGiftFragment(new URL(oldURL).hash)) writeAddress(fragment);
    };
    addEventListener("hashchange", followAddress);
    return () => removeEventListener("hashchange", followAddress);
  }, [fragment]);
  const { amountMru } = gift;
  useLayoutEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-sent]")) {
      link.hash = giftFragment({ amount: amountMru });
    }
  }, [amountMru]);
}
