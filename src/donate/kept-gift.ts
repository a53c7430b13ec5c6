import { useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { readDraft, rememberFields, writeDraft } from "../forms/draft.ts";
import type { FieldTexts } from "../forms/field-rules.ts";
import { interpolate, isolate } from "../i18n/interpolate.ts";
import { showError } from "../shell/toasts.tsx";
import { useIslandShell } from "../shell/use-island-shell.ts";
import { giftStore, toFieldText, typedGift } from "./gift.ts";
import { giftFragment, readGiftLink } from "./gift-link.ts";
import { useDonate } from "./use-donate.tsx";

/** What the first island found in the fields and took for all islands. */
let taken: Readonly<Record<"gift" | "amount", string | undefined>> | undefined;

/**
 * Takes what was chosen or typed before the script came. This wins over the link and the tab. The first island
 * takes both fields. A later island takes its own field, if somebody has changed that since.
 * @param own the name of the field in this island
 */
export function useGiftFromFields(own: "gift" | "amount"): void {
  const { config, gift } = useDonate();
  const [fields] = useState(() => rememberFields('[name="amount"]'));
  const take = useEffectEvent(({ amount }: FieldTexts) => {
    const { choice } = document.documentElement.dataset;
    const texts = { gift: choice, amount };
    const isNew = (name: typeof own) => !taken || (name === own && texts[name] !== taken[name]);
    if (amount !== undefined && isNew("amount")) {
      // The built page shows the amount in this currency.
      giftStore.set(typedGift(amount, config.donation.currency));
    } else if (choice !== undefined && isNew("gift")) gift.setText(choice, "MRU");
    taken ??= texts;
  });
  useLayoutEffect(() => {
    if (fields) take(fields.texts);
    fields?.restoreFocus();
  }, [fields]);
}

/** Keeps the gift in the address, and in the tab for an address without a gift. Only the slip does so. */
export function useGiftInAddress(): void {
  const { amount, amountMru, meantIn, currency: shownIn } = useDonate().gift;
  const fragment = giftFragment({ amount, currency: meantIn, shownIn });
  useReadAddress(fragment);
  useWriteAddress(fragment);
  useLayoutEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-add-gift]")) {
      link.hash = giftFragment({ amount: amountMru });
    }
  }, [amountMru]);
}

/** The name of the draft that holds the fragment of the address in this tab. */
const giftDraft = "chosen-gift";

/** Opens the gift of the address, or else that of the tab, and later the gift of each link that is followed. */
function useReadAddress(fragment: string): void {
  const { config, texts, gift } = useDonate();
  const { decimal, dir } = useIslandShell().language;
  const open = useEffectEvent((linked: ReturnType<typeof readGiftLink>) => {
    if (linked === undefined) return;
    if (linked === "bad") {
      writeGift(fragment);
      const { title, text } = texts.donor.badLink;
      return showError({ title, text: interpolate(text, { amount: isolate(gift.inMru, dir) }) });
    }
    const text = linked.amount === undefined ? "" : toFieldText(linked.amount, decimal);
    giftStore.set({ text, currency: linked.shownIn, meantIn: linked.currency });
  });
  useLayoutEffect(() => {
    if (giftStore.get() !== undefined) return;
    const inTab = readDraft(giftDraft)?.texts["fragment"] ?? "";
    open(readGiftLink(location.hash, config) ?? readGiftLink(inTab, config));
  }, [config]);
  useEffect(() => {
    const follow = () => open(readGiftLink(location.hash, config));
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [config]);
}

/** Browsers limit how often a page may change its address. */
const addressPauseMs = 300;

/** Writes each gift that the visitor chooses, after a pause or when the page is left. */
function useWriteAddress(fragment: string): void {
  const { config } = useDonate();
  const isChosen = giftStore.useValue() !== undefined;
  useEffect(() => {
    if (!isChosen) return;
    const write = () => writeGift(fragment);
    // A link to a place on the page removes the gift from the address.
    const writeAgain = () => {
      if (!readGiftLink(location.hash, config)) write();
    };
    const timer = setTimeout(write, addressPauseMs);
    addEventListener("pagehide", write);
    addEventListener("hashchange", writeAgain);
    return () => {
      clearTimeout(timer);
      removeEventListener("pagehide", write);
      removeEventListener("hashchange", writeAgain);
    };
  }, [isChosen, fragment, config]);
}

function writeGift(fragment: string): void {
  writeDraft(giftDraft, { fragment });
  history.replaceState(history.state, "", fragment);
}
