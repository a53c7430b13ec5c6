import { atom } from "nanostores";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { formatAmount } from "../i18n/format-number.ts";
import { showError } from "../ui/toasts.tsx";
import { useIslandShell } from "../ui/use-shell.ts";
import {
  type CurrencyCode,
  formatMoney,
  maxAmountIn,
  type ParsedAmount,
  parseAmount,
  providedBy,
  toCurrency,
  toMru,
} from "./amount.ts";
import type { DonateData, DonationConfig } from "./donate-data.server.ts";
import { giftFragment, readGiftLink } from "./gift/gift-link.ts";
import { useGiftAddress } from "./gift/use-gift-address.ts";
import type { Rates } from "./rates/rates.ts";
import { useKnownRates } from "./rates/use-rates.ts";

export type Gift = {
  readonly text: string;
  readonly parsed: ParsedAmount;
  readonly currency: CurrencyCode;
};

/** What the islands of Donate share; none until a visitor or a link says more than the page does. */
const $gift = atom<Gift | undefined>();

/** Without groups, so that it is easily edited. */
export function toFieldText(value: number, decimals: number, decimal: string): string {
  return formatAmount(value, { group: "", decimal }, decimals);
}

/** An amount that names its currency ("50 EUR") chooses it. */
export function typedGift(text: string, currency: CurrencyCode): Gift {
  const parsed = parseAmount(text);
  const stated = parsed.kind === "amount" ? parsed.currency : undefined;
  return { text, parsed, currency: stated ?? currency };
}

/** Once the field is left: the currency that its text names is chosen by then. */
export function withoutCurrency(gift: Gift, decimal: string): Gift {
  const { parsed } = gift;
  if (parsed.kind !== "amount" || parsed.currency === undefined) return gift;
  return typedGift(toFieldText(parsed.value, 2, decimal), gift.currency);
}

/** In units of the currency and in whole MRU; nothing understood and too much count as 0. */
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
  const write = (units: number, code: CurrencyCode) =>
    typedGift(toFieldText(units, config.currencies[code].decimals, decimal), code);
  // An island that hydrates later than another begins with what the page has, like React's own state.
  const known = useSyncExternalStore($gift.listen, $gift.get, () => undefined);
  const gift = known ?? write(donation.amount, donation.currency);
  const { currency } = gift;
  const value = giftValueOf(gift, rates, config);
  const show = (units: number, code = currency) => formatMoney(units, code, language, config);
  return {
    ...gift,
    ...value,
    /** As shown: "50 EUR", "2,277 MRU", and the most that may be typed. */
    shown: {
      own: show(value.amount),
      mru: show(value.amountMru, "MRU"),
      max: show(maxAmountIn(currency, rates, config)),
    },
    /** The one of the four that the gift is, in whatever currency it was typed. */
    choice: giftChoices.find(({ amount }) => amount === value.amountMru),
    provided: providedBy(value.amountMru, providedByAmount).provided,
    type: (text: string, code = currency) => $gift.set(typedGift(text, code)),
    leaveField: () => $gift.set(withoutCurrency(gift, decimal)),
    chooseCurrency: (code: CurrencyCode) =>
      $gift.set({ ...withoutCurrency(gift, decimal), currency: code }),
    /** In the visitor's currency, unless its smallest unit would make another amount of it. */
    choose: (amountMru: number) => {
      const inOwn = write(toCurrency(amountMru, currency, rates, config), currency);
      const isExact = giftValueOf(inOwn, rates, config).amountMru === amountMru;
      $gift.set(isExact ? inOwn : write(amountMru, "MRU"));
    },
  };
}

/** The gift that the address carries, and the address that carries the gift. In one island only. */
export function useLinkedGift(): void {
  const { config, texts, gift } = useDonate();
  const { decimal } = useIslandShell().language;
  const openLink = useCallback(() => {
    const linked = readGiftLink(location, config);
    if (linked === "bad") return showError(texts.donor.badLink);
    if (linked === undefined) return;
    const { amount, currency } = linked;
    const text = amount === undefined ? "" : toFieldText(amount, 2, decimal);
    $gift.set(typedGift(text, currency));
  }, [config, texts, decimal]);
  // What the visitor did before the script was there counts more.
  useLayoutEffect(() => {
    if ($gift.get() === undefined) openLink();
  }, [openLink]);
  const { amount, amountMru, currency } = gift;
  useGiftAddress({ amount, currency }, openLink);
  useLayoutEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-sent]")) {
      link.hash = giftFragment({ amount: amountMru, currency: "MRU" });
    }
  }, [amountMru]);
}

/**
 * Tells once which fields a visitor changed, or the browser restored, before the script was there. They are
 * looked up before React may draw them anew, as it does where a browser translated the page.
 */
export function useChangedBefore(selector: string, take: (value: string) => void): void {
  const [fields] = useState(() => [
    ...(globalThis.document?.querySelectorAll<HTMLInputElement>(selector) ?? []),
  ]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before the page is drawn
  useLayoutEffect(() => {
    const changed = fields.find(({ type, checked, defaultChecked, value, defaultValue }) =>
      type === "radio" ? checked && !defaultChecked : value !== defaultValue,
    );
    if (changed) take(changed.value);
  }, []);
}

type Donate = ReturnType<typeof useDonateData>;

function useDonateData(data: DonateData) {
  // The words of a merchant code take the place of those of the number.
  return { ...data, payee: { ...data.texts.bankily, ...data.payee }, gift: useGift(data) };
}

const DonateContext = createContext<Donate | undefined>(undefined);

export function DonateProvider({ data, children }: { data: DonateData; children: ReactNode }) {
  return <DonateContext value={useDonateData(data)}>{children}</DonateContext>;
}

/** The page's words and figures, and the visitor's gift. @throws Error outside of Donate */
export function useDonate(): Donate {
  const donate = useContext(DonateContext);
  if (!donate) throw new Error("no donate page above this component");
  return donate;
}
