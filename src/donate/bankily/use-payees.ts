import type { Template } from "../../content/kit.ts";
import { useIsland } from "../../ui/use-shell.ts";
import type { DonateTexts } from "../donate-texts.ts";
import { useDonorTexts } from "../donor-texts.ts";

/** What the transfer is sent to, with the words that go with it. */
export type Payee = {
  readonly kind: "merchant" | "phone";
  readonly label: string;
  readonly value: string;
  readonly copied: { readonly title: string; readonly text: string };
  readonly copyLarge: string;
  readonly copiedLarge: string;
  readonly nextOnPhone: string;
  readonly nextOnComputer: string;
  /** The first two of the five steps; the second holds {phone} or {code}. */
  readonly open: string;
  readonly enter: Template;
};

/**
 * The ways to name the charity in Bankily, the better first: a merchant code where `site.yaml` has
 * one, since the app then shows who is paid, and the phone number.
 */
export function usePayees(texts: DonateTexts["bankily"]): readonly [Payee, ...Payee[]] {
  const { phone, bankily } = useIsland().site;
  const { merchant } = useDonorTexts();
  const [open, enter] = texts.steps;
  const number = {
    ...texts,
    kind: "phone",
    label: texts.numberLabel,
    value: phone,
    open,
    enter,
  } as const;
  if (bankily.merchantCode === undefined || merchant === undefined) return [number];
  const code = {
    ...merchant,
    kind: "merchant",
    value: bankily.merchantCode,
    copied: { title: texts.copied.title, text: merchant.copied },
    nextOnPhone: merchant.next,
    nextOnComputer: merchant.next,
    enter: merchant.step,
  } as const;
  return [code, { ...number, label: merchant.orNumber }];
}
