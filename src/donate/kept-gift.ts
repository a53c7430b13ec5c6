import { useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { readDraft, rememberFields, writeDraft } from "../forms/draft.ts";
import type { FieldTexts } from "../forms/field-rules.ts";
import { interpolate, isolate } from "../i18n/interpolate.ts";
import { showError } from "../shell/toasts.tsx";
import { useIslandShell } from "../shell/use-island-shell.ts";
import { giftFragment, isGiftFragment, readGiftLink } from "./gift-link.ts";
import { readGift, sharedGift, toFieldText } from "./typed-gift.ts";
import { useDonate } from "./use-donate.tsx";

/** What the first island found in the fields and took for all of them. */
let taken: FieldTexts | undefined;

/**
 * Takes what was chosen or typed before the script came. It wins over the link and the tab.
 * @param own the name of the field in this island. A later island takes only what this field got since.
 */
export function useEarlyGift(own: "gift" | "amount"): void {
  const { config, gift } = useDonate();
  const [fields] = useState(() => rememberFields('[name="gift"], [name="amount"]'));
  const take = useEffectEvent((texts: FieldTexts) => {
    const isNew = (name: string) => !taken || (name === own && texts[name] !== taken[name]);
    const { gift: choice, amount } = texts;
    if (amount !== undefined && isNew("amount")) {
      // The built page shows the amount in this currency.
      gift.setText(amount, config.donation.currency, { isCurrencyOpen: true });
    } else if (choice !== undefined && isNew("gift") && isChosenHere()) gift.choose(choice);
    taken ??= texts;
  });
  useLayoutEffect(() => {
    if (fields) take(fields.texts);
    fields?.restoreFocus();
  }, [fields]);
}

/** A browser may bring back an older choice, which is no event (`hide-built-amount.ts`). */
const isChosenHere = () => "chosen" in document.documentElement.dataset;

/** The draft of this tab, which holds the fragment of the address. */
const giftDraft = "chosen-gift";

const writeAddress = (fragment: string) => history.replaceState(history.state, "", fragment);

/** Browsers limit how often a page may change its address. */
const addressPauseMs = 300;

/** Keeps the gift in the address, and in the tab for an address without a gift. Only the slip does so. */
export function useKeptGift(): void {
  const { config, texts, gift } = useDonate();
  const { decimal, dir } = useIslandShell().language;
  const chosen = sharedGift.useValue();
  const fragment = giftFragment(gift);
  const open = useEffectEvent((hash: string) => {
    const linked = readGiftLink(hash, config);
    if (linked === undefined) return;
    if (linked === "bad") {
      writeAddress(fragment);
      const { title, text } = texts.donor.badLink;
      const amount = isolate(gift.shown.mru, dir);
      return showError({ title, text: interpolate(text, { amount }) });
    }
    const { amount, currency } = linked;
    sharedGift.set(readGift(amount === undefined ? "" : toFieldText(amount, 2, decimal), currency));
  });
  useLayoutEffect(() => {
    if (sharedGift.get() !== undefined) return;
    const { hash } = location;
    open(isGiftFragment(hash) ? hash : (readDraft(giftDraft)?.texts["fragment"] ?? ""));
  }, []);
  useEffect(() => {
    if (chosen === undefined) return;
    writeDraft(giftDraft, { fragment });
    const write = () => writeAddress(fragment);
    const timer = setTimeout(write, addressPauseMs);
    addEventListener("pagehide", write);
    return () => {
      clearTimeout(timer);
      removeEventListener("pagehide", write);
    };
  }, [chosen, fragment]);
  useEffect(() => {
    // A link to a place on the page removes the gift from the address, so it is written again.
    const followAddress = ({ oldURL }: HashChangeEvent) => {
      if (isGiftFragment(location.hash)) open(location.hash);
      else if (isGiftFragment(new URL(oldURL).hash)) writeAddress(fragment);
    };
    addEventListener("hashchange", followAddress);
    return () => removeEventListener("hashchange", followAddress);
  }, [fragment]);
  const { amountMru } = gift;
  useLayoutEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-reported]")) {
      link.hash = giftFragment({ amount: amountMru });
    }
  }, [amountMru]);
}
