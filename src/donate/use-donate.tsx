import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
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
import { readGiftLink } from "./gift/gift-link.ts";
import { useGiftAddress } from "./gift/use-gift-address.ts";
import type { Rates } from "./rates/rates.ts";
import { useRates } from "./rates/use-rates.ts";
import type { DonateSlots } from "./slot.tsx";

export type Gift = {
  readonly text: string;
  readonly parsed: ParsedAmount;
  readonly currency: CurrencyCode;
};

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

function useGift({ config, providedByAmount, texts }: DonateData, rates: Rates) {
  const { language } = useIslandShell();
  const { donation } = config;
  const { decimal } = language;
  const field = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const write = (value: number, code: CurrencyCode) =>
    typedGift(toFieldText(value, config.currencies[code].decimals, decimal), code);
  const [gift, setGift] = useState(() => write(donation.amount, donation.currency));
  const { currency } = gift;
  const type = (text: string, code = currency) => setGift(typedGift(text, code));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it calls does the same at any time
  const openLink = useCallback(() => {
    const linked = readGiftLink(location, config);
    if (linked === "bad") return showError(texts.donor.badLink);
    if (linked === undefined) return;
    const { amount } = linked;
    type(amount === undefined ? "" : toFieldText(amount, 2, decimal), linked.currency);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before the page is drawn
  useLayoutEffect(() => {
    const { value, defaultValue } = field.current ?? { value: "", defaultValue: "" };
    if (value === defaultValue) return openLink();
    type(value);
  }, []);
  const value = giftValueOf(gift, rates, config);
  useGiftAddress({ amount: value.amount, currency }, openLink);
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
    provided: providedBy(value.amountMru, providedByAmount).provided,
    field,
    panel,
    type,
    onBlur: () => setGift(withoutCurrency(gift, decimal)),
    chooseCurrency: (code: CurrencyCode) =>
      setGift({ ...withoutCurrency(gift, decimal), currency: code }),
    chooseGift: (amountMru: number) => {
      setGift(write(toCurrency(amountMru, currency, rates, config), currency));
      panel.current?.focus({ preventScroll: true });
      // Smooth only where the visitor's settings allow it: see `scroll-behavior` in the styles.
      panel.current?.closest("section")?.scrollIntoView();
    },
  };
}

type Donate = DonateData & {
  readonly slots: DonateSlots;
  readonly rates: ReturnType<typeof useRates>;
  readonly gift: ReturnType<typeof useGift>;
};

const DonateContext = createContext<Donate | undefined>(undefined);

type DonateProviderProps = { data: DonateData; slots: DonateSlots; children: ReactNode };

export function DonateProvider({ data, slots, children }: DonateProviderProps) {
  const rates = useRates(data.config);
  const gift = useGift(data, rates.state.rates);
  return <DonateContext value={{ ...data, slots, rates, gift }}>{children}</DonateContext>;
}

/** The page's words and figures, the visitor's gift and the rates. @throws Error outside of Donate */
export function useDonate(): Donate {
  const donate = useContext(DonateContext);
  if (!donate) throw new Error("no donate page above this component");
  return donate;
}
