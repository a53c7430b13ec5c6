import { type ReactNode, useCallback, useEffect, useLayoutEffect } from "react";
import { readDraft, useDraft, writeDraft } from "../forms/draft.ts";
import type { Texts } from "../forms/field-rules.ts";
import { type CurrencyCode, currencyCodes } from "../i18n/currency-codes.ts";
import { formatAmount } from "../i18n/format-number.ts";
import { showError } from "../shell/toasts.tsx";
import { neededContext, useIslandShell } from "../shell/use-island-shell.ts";
import { sharedValue } from "../ui/shared-value.ts";
import {
  formatMoney,
  maxAmountIn,
  type ParsedAmount,
  parseAmount,
  providedBy,
  toCurrency,
  toMru,
} from "./amount.ts";
import type { DonateData, DonationConfig } from "./donate-data.server.ts";
import { giftFragment, isGiftFragment, readGiftLink, useGiftAddress } from "./gift-link.ts";
import type { Rates } from "./rates/rates.ts";
import { useKnownRates } from "./rates/use-rates.ts";

export type Gift = ReturnType<typeof typedGift> & {
  /** Whether the number was typed beside the currencies, and is meant in the one that is chosen next. */
  readonly isFree?: boolean;
};

/** The gift that the islands share. It is undefined until a visitor or a link chooses one. */
const sharedGift = sharedValue<Gift>();

/** Has no separators of thousands, so that the text is easy to edit. */
export function toFieldText(value: number, decimals: number, decimal: string): string {
  return formatAmount(value, { group: "", decimal }, decimals);
}

/** An amount with its currency ("50 EUR") also chooses the currency. */
export function typedGift(text: string, currency: CurrencyCode) {
  const parsed = parseAmount(text);
  return { text, parsed, currency: statedIn(parsed) ?? currency };
}

/** The currency that is written beside an amount. */
const statedIn = (parsed: ParsedAmount) => (parsed.kind === "amount" ? parsed.currency : undefined);

/** Removes the currency from the text when the visitor leaves the field. */
export function withoutCurrency(gift: Gift, decimal: string): Gift {
  const { parsed } = gift;
  if (parsed.kind !== "amount" || parsed.currency === undefined) return gift;
  return { ...gift, ...typedGift(toFieldText(parsed.value, 2, decimal), gift.currency) };
}

/** The value in units of the currency and in whole MRU. Unreadable or too large text counts as 0. */
export function giftValueOf({ parsed, currency }: Gift, rates: Rates, config: DonationConfig) {
  const amount = parsed.kind === "amount" ? parsed.value : 0;
  const amountMru = toMru(amount, currency, rates, config);
  const tooLarge = parsed.kind === "too-large" || amountMru > config.donation.maxAmount;
  return tooLarge ? { amount: 0, amountMru: 0, tooLarge } : { amount, amountMru, tooLarge };
}

function useGift({ config, providedByAmount, giftChoices }: DonateData) {
  const { language } = useIslandShell();
  const { donation } = config;
  const { decimal } = language;
  const { rates } = useKnownRates(config);
  const writeAmount = (units: number, code: CurrencyCode) =>
    typedGift(toFieldText(units, config.currencies[code].decimals, decimal), code);
  const gift: Gift = sharedGift.useValue() ?? writeAmount(donation.amount, donation.currency);
  const { currency } = gift;
  const value = giftValueOf(gift, rates, config);
  const showMoney = (units: number, code = currency) => formatMoney(units, code, language, config);
  return {
    ...gift,
    ...value,
    /** Texts to show: "50 EUR", "2,277 MRU", and the maximum. */
    shown: {
      own: showMoney(value.amount),
      mru: showMoney(value.amountMru, "MRU"),
      max: showMoney(maxAmountIn(currency, rates, config)),
    },
    /** Which of the four gifts has this value, in any currency. */
    choice: giftChoices.find(({ amount }) => amount === value.amountMru),
    provided: providedBy(value.amountMru, providedByAmount).provided,
    type: (text: string, code: CurrencyCode, isFree = false) => {
      const typed = typedGift(text, code);
      sharedGift.set({ ...typed, isFree: isFree && statedIn(typed.parsed) === undefined });
    },
    leaveField: () => sharedGift.set(withoutCurrency(gift, decimal)),
    /** A gift that was chosen keeps its value in MRU. */
    chooseCurrency: (code: CurrencyCode) =>
      sharedGift.set(
        gift.isFree || value.amountMru === 0
          ? { ...withoutCurrency(gift, decimal), currency: code }
          : writeAmount(toCurrency(value.amountMru, code, rates, config), code),
      ),
    /** Uses the visitor's currency, unless rounding would change the amount in MRU. */
    choose: (amountMru: number) => {
      const inOwn = writeAmount(toCurrency(amountMru, currency, rates, config), currency);
      const isExact = giftValueOf(inOwn, rates, config).amountMru === amountMru;
      sharedGift.set(isExact ? inOwn : writeAmount(amountMru, "MRU"));
    },
  };
}

const giftDraft = "chosen-gift";

/** Keeps the gift in this tab with its currency, and with the fragment that the address has now. */
const rememberGift = ({ text, currency, isFree }: Omit<Gift, "parsed">) =>
  writeDraft(giftDraft, { text, currency, isFree: isFree ? "yes" : "", hash: location.hash });

/** @returns undefined also when the address has another gift than the tab had, because somebody has followed a link */
function rememberedGift(): Gift | undefined {
  const { text, currency, isFree, hash } = readDraft(giftDraft)?.texts ?? {};
  const code = currencyCodes.find((known) => known === currency);
  const isOther = isGiftFragment(location.hash) && location.hash !== hash;
  if (text === undefined || code === undefined || isOther) return undefined;
  return { ...typedGift(text, code), isFree: isFree === "yes" };
}

/** Takes the gift from the tab or the address, and keeps it in both. Only one island may do so. */
export function useLinkedGift(): void {
  const { config, texts, gift } = useDonate();
  const { decimal } = useIslandShell().language;
  const openLink = useCallback(() => {
    const linked = readGiftLink(location.hash, config);
    if (linked === "bad") return showError(texts.donor.badLink);
    if (linked === undefined) return;
    const { amount, currency } = linked;
    const text = amount === undefined ? "" : toFieldText(amount, 2, decimal);
    sharedGift.set(typedGift(text, currency));
  }, [config, texts, decimal]);
  // The visitor's choice before the script arrived wins over the tab and the link.
  useLayoutEffect(() => {
    if (sharedGift.get() !== undefined) return;
    const remembered = rememberedGift();
    if (remembered) sharedGift.set(remembered);
    else openLink();
  }, [openLink]);
  const { text, amount, amountMru, currency, isFree = false } = gift;
  const remember = useCallback(() => {
    rememberGift({ text, currency, isFree });
  }, [text, currency, isFree]);
  useEffect(() => {
    if (sharedGift.get() !== undefined) remember();
  }, [remember]);
  useGiftAddress({ amount, currency }, openLink, remember);
  useLayoutEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-sent]")) {
      link.hash = giftFragment({ amount: amountMru });
    }
  }, [amountMru]);
}

/** Takes the amount that was typed or chosen in this page before the script came. The last one counts. */
export function useTypedGift(field: "gift" | "amount", take: (value: string) => void): void {
  useDraft(field, (texts: Texts, savedAt: number) => {
    const value = texts[field];
    const isOfThisPage = savedAt === 0 || savedAt >= Date.now() - performance.now();
    const isLast = savedAt >= (readDraft("gift")?.savedAt ?? 0);
    if (value !== undefined && isOfThisPage && isLast) take(value);
  });
}

function useDonateData(data: DonateData) {
  // The words for a merchant code replace those for the number.
  return { ...data, payee: { ...data.texts.bankily, ...data.payee }, gift: useGift(data) };
}

const { Context, useValue } = neededContext<ReturnType<typeof useDonateData>>();

/** The texts and figures of the page, and the gift. @throws Error outside of Donate */
export const useDonate = useValue;

export function DonateProvider({ data, children }: { data: DonateData; children: ReactNode }) {
  return <Context value={useDonateData(data)}>{children}</Context>;
}
